#!/usr/bin/env bash
# The command line's contract: what each command prints, its exit codes, and that stdout has data only.
# Usage: commands.sh PROGRAM
set -uo pipefail
quintet=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

fail() {
  printf 'FAILED: %s\n' "$*"
  failures=$((failures + 1))
}

# expect CODE ARGUMENT…: runs the program; leaves $out and $err.
expect() {
  local code=$1 got
  shift
  "$quintet" "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
  got=$?
  out=$(cat "$scratch/out") err=$(cat "$scratch/err")
  [ "$got" = "$code" ] || fail "exit code $got, not $code: quintet $* ($err)"
  if [ "$code" = 0 ]; then
    [ -z "$err" ] || fail "stderr of a command that went well: quintet $* ($err)"
  else
    [ -z "$out" ] || fail "stdout of a command that failed: quintet $* ($out)"
    [ -n "$err" ] || fail "no reason on stderr: quintet $*"
  fi
}
is() { [ "$out" = "$1" ] || fail "printed '$out', not '$1'"; }
has() { case $out in *"$1"*) ;; *) fail "nothing like '$1' in '$out'" ;; esac }
says() { case $err in *"$1"*) ;; *) fail "nothing like '$1' in the reason '$err'" ;; esac }
lines() { [ "$(printf '%s\n' "$out" | wc -l)" = "$1" ] || fail "not $1 lines but: $out"; }

start='chinese_checkers:players=2:b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a:a:0'
chain='chinese_checkers:players=2:b/bb/bbb/b3/13/12/11/10/ab1b1b3/10/11/12/13/1aaa/aaa/aa/a:a:0'
over='chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/4b4/10/11/12/13/1bbb/bbb/bb/b:b:0'

# games, options
expect 0 games
has $'chinese_checkers\t2|3|4|6\tChinese checkers'
expect 0 options chinese_checkers
lines 7
has $'side_arms\tpass_through|closed|open\tpass_through\tCC-15\t'
expect 2 options ludo
says ludo

# start
expect 0 start chinese_checkers
is "$start"
expect 0 start chinese_checkers -o players=6 --option side_arms=open --seed 18446744073709551615
has 'chinese_checkers:players=6,side_arms=open:d/dd/'
expect 1 start chinese_checkers -o players=5
says CC-3
expect 1 start chinese_checkers -o players=3 -o marbles=15
says CC-15
expect 2 start chinese_checkers -o players=two
says CC-2
expect 2 start chinese_checkers -o colour=red
expect 2 start chinese_checkers --seed -1
for wrong in 18446744073709551616 010 0x10 1e3 NaN +1 ''; do
  expect 2 start chinese_checkers --seed "$wrong"
done
says 'from 0 to 18446744073709551615'
expect 2 start chinese_checkers -o ''
expect 2 start ludo

# moves
expect 0 moves "$start"
lines 14
[ "$(printf '%s\n' "$out" | sort -u | wc -l)" = 14 ] || fail 'moves are not distinct'
expect 0 moves "$start" --count
is 14
expect 0 moves "$start" --limit 3
is $'n1-m5\nn1-m6\nn2-m6'
expect 0 moves "$start" --limit 0
is ''
expect 2 moves "$start" --limit -1
expect 2 moves "$start" --limit 99999999999999999999
expect 2 moves ludo:x
says 'no game of this id'
expect 2 moves "pentago:${start#*:}"
expect 2 moves "chinese_checkers:placing_wins=yes:6/6/6/6/6/6"
expect 0 moves "$over"
is ''
expect 0 moves "$over" --count
is 0

# apply
expect 0 apply "$start" n1-m5 d1-e5
is 'chinese_checkers:players=2:b/bb/bbb/1bbb/4b8/12/11/10/9/10/11/12/4a8/1aaa/aaa/aa/a:a:0'
expect 0 apply "$chain" i1-i3-i5-i7
expect 1 apply "$start" n1-n2
says CC-5
expect 1 apply "$start" n1-m5 n2-m6
says 'move 2'
says CC-4
expect 1 apply "$chain" i1-i3-i5-i9
says CC-6
says 'byte 9'
expect 1 apply "$start" n1-r1
says CC-1
expect 1 apply "$start" pass
says CC-12
expect 1 apply "$over" i5-i4
says CC-14
expect 2 apply "$start" n1
expect 2 apply "$start"

# stdin
printf '%s\n' "$start" | "$quintet" apply - n1-m5 >"$scratch/out" 2>&1 || fail 'apply from stdin'
"$quintet" start chinese_checkers | "$quintet" apply - n1-m5 | "$quintet" moves - --count | grep -qx 14 || fail 'a pipe'
printf '' | "$quintet" status - >/dev/null 2>&1
[ $? = 2 ] || fail 'an empty stdin is unreadable input'
printf '%s\n%s\n' "$start" "$start" | "$quintet" status - >/dev/null 2>&1
[ $? = 2 ] || fail 'two positions are unreadable input'
head -c 1000000 /dev/zero | tr '\0' a | "$quintet" status - >/dev/null 2>"$scratch/err"
[ $? = 2 ] || fail 'a megabyte is unreadable input'
[ "$(wc -c <"$scratch/err")" -lt 1000 ] || fail 'a megabyte comes back on stderr'

# show
expect 0 show "$start"
lines 17
has 'e  . . . . . . . . . . . . .'
has 'a    0  to move'
case $out in *$'\e'*) fail 'colours where stdout is no terminal' ;; esac
expect 0 show "$start" --colour always
case $out in *$'\e'*) ;; *) fail 'no colours though they are asked for' ;; esac
expect 0 show "$chain" --svg "$scratch/board.svg" --move i1-i7
is ''
grep -q '<polyline' "$scratch/board.svg" || fail 'no path in the drawing'
expect 0 show "$chain" --mark i1-
has 'a b * b * b *'
expect 1 show "$chain" --move i1-i9
says CC-6
expect 2 show "$chain" --svg "$scratch/no/such/folder.svg"
expect 2 show "$chain" --svg ''
expect 2 show "$chain" --move ''

# status, explain: JSON
expect 0 status "$over"
has '"to_move":null'
has '"ended_by":"CC-14"'
expect 0 explain "$chain" i1-i7
has '"path":["i1","i3","i5","i7"]'
"$quintet" explain "$chain" i1-i9 >"$scratch/out" 2>"$scratch/err"
[ $? = 1 ] || fail 'an illegal move is explained with exit code 1'
out=$(cat "$scratch/out") err=$(cat "$scratch/err")
has '"legal":false'
has '"clause":"CC-6"'
says CC-6
expect 2 explain "$chain" 'i1-'

# what cannot be a position
expect 1 status "${start/13/12a}"
says CC-2
expect 1 status 'chinese_checkers:players=2:a/aa/aaa/aaaa/13/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b:a:0'
says CC-14
expect 2 status "${start%:0}"
expect 2 status "$start "
expect 2 status ''

# perft, against the sheet
expect 0 perft "$start" --depth 0
is 1
expect 0 perft "$start" --depth 4
is 110224
expect 0 perft "$start" --depth 3 --divide
lines 15
has $'\n4648'
[ "$(printf '%s\n' "$out" | head -n 14 | awk '{ n += $2 } END { print n }')" = 4648 ] || fail 'the shares add up'
expect 2 perft "$start"
expect 2 perft "$start" --depth -1
expect 2 perft "$start" --depth x
expect 2 perft "$start" --depth 65
says 'from 0 to 64'
expect 2 perft "$start" --depth 02

# play, replay
expect 0 play chinese_checkers --bots greedy,random --games 6 --seed 3 --plies 200 --record "$scratch/one.jsonl"
table=$out
has greedy
has 'mean plies'
expect 0 play chinese_checkers --bots greedy,random --games 6 --seed 3 --plies 200 --threads 3 --record "$scratch/three.jsonl"
is "$table"
cmp -s "$scratch/one.jsonl" "$scratch/three.jsonl" || fail 'records depend on the number of threads'
has 'broken off after 200 plies 6 (no ranks and no winner'
[ "$(wc -l <"$scratch/one.jsonl")" = 6 ] || fail 'not a record a line'
# The game that --help shows ends whenever it is played.
example=$("$quintet" --help | sed -n 's/^  quintet play \(.*\) --record .*/\1/p')
[ -n "$example" ] || fail '--help shows no game'
expect 0 play $example
has 'broken off after 10000 plies 0'
expect 0 replay "$scratch/one.jsonl"
lines 6
expect 0 play chinese_checkers --bots greedy --show
has 'CC-14'
expect 0 play chinese_checkers -o players=6 -o ply_limit=30 --bots random
has 'broken off after 10000 plies 0'
expect 2 play chinese_checkers --bots genius
expect 2 play chinese_checkers --bots random,genius --record "$scratch/one.jsonl"
says 'at byte 7'
[ "$(wc -l <"$scratch/one.jsonl")" = 6 ] || fail 'a record is overwritten though nothing can be played'
for wrong in '--games 0' '--games NaN' '--threads 0' '--threads 1025' '--plies -1' '--loud' 'more' \
  "--record $scratch/no/such/file" '--record /dev/full'; do
  expect 2 play chinese_checkers --bots random --plies 9 $wrong
done
expect 2 play chinese_checkers --bots random --record ''
expect 1 play chinese_checkers --bots random,random,random
expect 2 play chinese_checkers
sed '2s/"moves":\["[a-z0-9]*-/"moves":["a1-/' "$scratch/one.jsonl" >"$scratch/bad.jsonl"
"$quintet" replay "$scratch/bad.jsonl" >"$scratch/out" 2>"$scratch/err"
[ $? = 1 ] || fail 'a record with an illegal move is refused'
err=$(cat "$scratch/err")
says 'line 2'
says 'move 1'
says CC-4
[ "$(wc -l <"$scratch/out")" = 1 ] || fail 'the records before it were good'
sed 's/"ranks":\[[^]]*\]/"ranks":[3,3]/' "$scratch/one.jsonl" >"$scratch/bad.jsonl"
expect 1 replay "$scratch/bad.jsonl"
printf '{"format":1,\n' >"$scratch/bad.jsonl"
expect 2 replay "$scratch/bad.jsonl"
expect 2 replay "$scratch/none.jsonl"
expect 2 replay "$scratch"
says 'cannot read'

# judge: a log from elsewhere, what cannot be, what does not fit, what cannot be read
shot='crokinole:preset=club:b0.15,0:10.9:0.0:0.0:0:b:a'
hit='{"event":"contact","time":0.2,"disc":1,"other":0,"impulse":0.004}'
printf '%s\n' '{"placed":[0.3048,0]}' "$hit" '{"event":"rest","time":0.5,"disc":1,"where":[0.2,0]}' \
  '{"event":"rest","time":0.6,"disc":0,"where":[0.09,0]}' >"$scratch/shot.log"
expect 0 judge "$shot" --log "$scratch/shot.log"
is 'crokinole:preset=club:a0.2,0/b0.09,0:9.9:0.0:0.0:0:b:b'
expect 1 judge "$out" --log "$scratch/shot.log"
says 'line 1: CR-6'
head -n 3 "$scratch/shot.log" >"$scratch/moving.log"
expect 1 judge "$shot" --log "$scratch/moving.log"
says 'line 4: CR-7'
printf '%s\n' '{"placed":[0.3048,0]}' rest >"$scratch/bad.log"
expect 2 judge "$shot" --log "$scratch/bad.log"
says 'line 2'
expect 2 judge "$shot" --log "$scratch/none.log"
says 'none.log'
expect 2 judge "$shot"
expect 0 explain "$shot" d0.02,v1.5
has '"rulings":[{"verdict":"good","clause":"CR-10"'
has '{"event":"contact"'
expect 0 moves "$shot" --limit 3
lines 3
expect 0 show "$shot" --move d0.02,v1.5 --svg -
has '<polyline'
expect 0 play crokinole_hungarian -o format=tournament --bots greedy@club,random@expert --seed 3
has greedy@club
expect 2 play chinese_checkers --bots greedy@club
says 'matter of the hand'
expect 2 play crokinole --bots greedy@nobody
says 'hand of this name'

# judge, help, usage
printf '{}' >"$scratch/log.json"
expect 2 judge "$start" --log "$scratch/log.json"
says 'no game of flicked discs'
expect 0 --help
has chinese_checkers
expect 0 play --help
has --threads
expect 0 --version
expect 2
expect 2 dance
says "no command 'dance'"
expect 2 ''
expect 2 games --loud
if [ -w /dev/full ]; then
  "$quintet" games >/dev/full 2>/dev/null
  [ $? = 2 ] || fail 'a full disc goes unnoticed'
fi

# serve, conform
brackets() { # so many, one in the other
  printf '[%.0s' $(seq "$1")
  printf ']%.0s' $(seq "$1")
}
"$quintet" serve >"$scratch/out" 2>"$scratch/err" <<END
{"id":1,"command":"games"}
{"id":"two","command":"start","game":"chinese_checkers","options":"players=3"}
{"command":"moves","position":"$start","limit":1}
{"command":"apply","position":"$start","moves":["n1-m5","n1-m5"]}
{"command":"choose","position":"$start","bot":"greedy","seed":7}
{"command":"show","position":"$chain","move":"i1-i7"}
{"command":"dance"}
not JSON
[]
{"command":"replay","record":$(head -n 1 "$scratch/one.jsonl")}
{"command":"perft","position":"$start","depth":65}
{"id":$(brackets 100000),"command":"games"}
{"command":"replay","record":$(brackets 100000)}
{"id":$(brackets 60),"command":"games"}
{"command":"judge","position":"$shot","log":[$(paste -sd, "$scratch/shot.log")]}
{"command":"judge","position":"$shot","log":[$(paste -sd, "$scratch/moving.log")]}
{"command":"judge","position":"$start","log":[]}
END
[ $? = 0 ] || fail 'serve ends well'
[ -s "$scratch/err" ] && fail 'serve writes to stderr'
nth() { out=$(sed -n "${1}p" "$scratch/out"); }
[ "$(wc -l <"$scratch/out")" = 17 ] || fail 'not an answer for each request'
nth 1; has '{"id":1,"ok":true,"games":[{"id":"chinese_checkers"'
nth 2; has '"id":"two","ok":true,"position":"chinese_checkers:players=3:'
nth 3; is '{"ok":true,"count":14,"moves":["n1-m5"]}'
nth 4; has '"ok":false'; has '"clause":"CC-4"'; has '"move":1'
nth 5; has '"move":"o'
nth 6; has '<svg'
nth 7; has unknown_name
nth 8; has '"code":"syntax"'
nth 9; has '"code":"syntax"'
nth 10; is '{"ok":true}'
nth 11; has bad_number
nth 12; has '"code":"syntax"'
nth 13; has '"code":"syntax"'
nth 14; has '[[[[]]]]'; has '"ok":true'
nth 15; has '{"ok":true,"judgement":{"seat":"a","rulings":[{"verdict":"good","clause":"CR-10","disc":1,"side":"a",'
nth 16; has '"error":{"code":"bad_record","clause":"CR-7"'; has '"place":4'
nth 17; has not_available

expect 0 conform
has $'ok\tCC-'
case $out in *FAILED*) fail 'a case failed' ;; esac
one="{\"tags\":[\"CC-1\"],\"what\":\"one\",\"position\":\"$start\",\"count\":14,\"to_move\":\"a\",\"scores\":[0,0],\"outcome\":null}"
printf '%s\n' "$one" >"$scratch/case.jsonl"
expect 0 conform "$scratch/case.jsonl"
is $'ok\tCC-1 one'
expect 0 conform --engine "'$quintet' serve" "$scratch/case.jsonl"
is $'ok\tCC-1 one'
judged="{\"tags\":[\"CR-10\"],\"what\":\"logged\",\"position\":\"$shot\",\"log\":[$(paste -sd, "$scratch/shot.log")],\"legal\":true,\"rulings\":[[\"good\",\"CR-10\",1]],\"to_move\":\"b\"}"
printf '%s\n' "$judged" >"$scratch/case.jsonl"
expect 0 conform --engine "'$quintet' serve" "$scratch/case.jsonl"
is $'ok\tCR-10 logged'
for wrong in 's/"good","CR-10",1/"good","CR-10",0/' 's/"legal":true/"legal":false,"clause":"CR-7"/' 's/"to_move":"b"/"to_move":"a"/' \
  's/"time":0.6/"time":0.1/'; do
  printf '%s\n' "$judged" | sed "$wrong" >"$scratch/case.jsonl"
  "$quintet" conform "$scratch/case.jsonl" >"$scratch/out" 2>"$scratch/err"
  [ $? = 1 ] || fail "a wrong case of a log passes: $wrong"
done
for wrong in s/14/15/ 's/"a"/"b"/' 's/0,0/0,1/' 's/null/{"ended_by":"CC-14","ranks":[1,2]}/' \
  's/"count":14/"invalid":"CC-2"/' 's/"count":14/"move":"n1-m5","legal":false,"clause":"CC-6"/' \
  's/"count":14/"move":"n1-m5","legal":true,"after":"x"/'; do
  printf '%s\n' "$one" | sed "$wrong" >"$scratch/case.jsonl"
  "$quintet" conform "$scratch/case.jsonl" >"$scratch/out" 2>"$scratch/err"
  [ $? = 1 ] || fail "conform does not see $wrong"
  [ "$(cat "$scratch/out")" = $'FAILED\tCC-1 one' ] || fail 'the case that failed is named'
done
expect 2 conform --engine true "$scratch/case.jsonl"
expect 2 conform "$scratch/none.jsonl"
expect 2 conform "$scratch"
says 'cannot read'
# An engine that answers, but nothing to the point, conforms in nothing.
for wrong in '"count":14' '"to_move":null' '"outcome":null' '"outcome":{}' '"scores":[]' '"scores":5' '"invalid":"CC-2"' \
  '"move":"n1-m5","legal":true' '"move":"n1-m5","legal":false'; do
  printf '{"tags":[],"what":"two","position":"%s",%s}\n' "$start" "$wrong" >"$scratch/case.jsonl"
  for reply in '[]' '{}' '{"ok":5}' garbage '{"ok":true,"status":5}'; do
    "$quintet" conform --engine "while read -r line; do echo '$reply'; done" "$scratch/case.jsonl" >"$scratch/out" 2>&1
    [ $? = 1 ] || fail "an engine that answers $reply passes $wrong"
  done
done
for wrong in '{}' '5' 'x' "{\"tags\":[],\"what\":\"one\",\"position\":\"$start\"}" \
  '{"tags":[],"what":"one","position":5,"count":1}'; do
  printf '%s\n' "$wrong" >"$scratch/case.jsonl"
  expect 2 conform "$scratch/case.jsonl"
done

# Every command on every game, whatever its rules.
expect 0 games
ids=$(printf '%s\n' "$out" | cut -f 1)
for game in $ids; do
  expect 0 options "$game"
  [ "$(printf '%s\n' "$out" | awk -F '\t' 'NF == 5' | wc -l)" = "$(printf '%s\n' "$out" | wc -l)" ] ||
    fail "options of $game are not name, values, default, clause and meaning"
  for option in $(printf '%s\n' "$out" | awk -F '\t' '{ print $1 "=" $3 }'); do
    expect 0 start "$game" -o "$option"
    expect 2 start "$game" -o "${option%%=*}=no-such-value"
  done
  expect 0 start "$game" --seed 7
  lines 1
  position=$out
  expect 0 start "$game" --seed 7
  is "$position"
  expect 0 moves "$position" --count
  count=$out
  expect 0 perft "$position" --depth 1
  is "$count"
  expect 0 moves "$position" --limit 1
  lines 1
  move=$out
  expect 0 apply "$position" "$move"
  after=$out
  [ "$after" != "$position" ] || fail "a move of $game changes nothing"
  expect 0 explain "$position" "$move"
  has '{"legal":true'
  has "\"position\":\"$after\""
  expect 0 status "$after"
  has '"to_move":"'
  expect 0 show "$position"
  expect 0 show "$position" --move "$move" --svg -
  has '</svg>'
  expect 2 apply "$position" '?'
  expect 2 explain "$position" ''
  expect 2 status "$position?"
  for other in $ids; do
    [ "$other" = "$game" ] || ! "$quintet" status "$other:${position#*:}" >"$scratch/out" 2>&1 ||
      fail "$other takes a position of $game"
  done
  expect 0 play "$game" --bots random --games 2 --plies 30 --record "$scratch/game.jsonl"
  expect 0 replay "$scratch/game.jsonl"
  lines 2
  sed 's/"moves":\["[^"]*"/"moves":["?"/' "$scratch/game.jsonl" >"$scratch/bad.jsonl"
  expect 1 replay "$scratch/bad.jsonl"
  says 'move 1'
done

# JSON that readers take in different ways is refused; an id comes back letter by letter.
"$quintet" serve >"$scratch/out" 2>"$scratch/err" < <(
  printf '{"id":1,"command":"games"}\0{"rest":1}\n'
  printf '{"command":"games","command":"perft"}\n'
  for id in 1.0 1 1e2 -0 123456789012345678901234567890 0.1000 '"\u0061\"}"' '{"a": [1.0, "}"]}' null; do
    printf '{ "command" : "games", "x":{"id":7}, "id" : %s }\n' "$id"
  done
  printf '{"\\u0069d":2.50,"command":"none"}\n'
)
nth() { out=$(sed -n "${1}p" "$scratch/out"); }
nth 1
has '"place":26'
nth 2
has 'twice'
at=3
for id in 1.0 1 1e2 -0 123456789012345678901234567890 0.1000 '"\u0061\"}"' '{"a": [1.0, "}"]}' null; do
  nth "$at"
  case $out in "{\"id\":$id,\"ok\":true,"*) ;; *) fail "the id $id comes back otherwise: ${out:0:80}" ;; esac
  at=$((at + 1))
done
nth "$at"
has '{"id":2.50,"ok":false'

# A stdout that takes nothing is an error, with a sentence.
for arguments in --help --version games 'games --help' "start chinese_checkers" serve; do
  # shellcheck disable=SC2086
  for end in full closed; do
    if [ "$end" = full ]; then
      echo '{"command":"games"}' | "$quintet" $arguments >/dev/full 2>"$scratch/err"
    else
      echo '{"command":"games"}' | "$quintet" $arguments >&- 2>"$scratch/err"
    fi
    [ $? = 2 ] || fail "no exit code 2 with a $end stdout: $arguments"
    [ -s "$scratch/err" ] || fail "no reason with a $end stdout: $arguments"
  done
done
# A reader that vanishes ends serve, though its input goes on.
mkfifo "$scratch/requests"
{
  while echo '{"command":"games"}'; do sleep 0.05; done >"$scratch/requests" 2>/dev/null
} &
timeout 20 "$quintet" serve <"$scratch/requests" 2>/dev/null | head -n 1 >/dev/null
[ "${PIPESTATUS[0]}" != 124 ] || fail 'serve goes on without a reader'
wait

# Engines that misbehave are ended in time, with what they started.
printf '{"tags":["CC-1"],"what":"one","position":"%s","count":14}\n' "$start" >"$scratch/case.jsonl"
bad_engine() {
  QUINTET_ENGINE_SECONDS=2 timeout 30 "$quintet" conform --engine "$1" "$scratch/case.jsonl" >"$scratch/out" 2>"$scratch/err"
  local code=$?
  [ "$code" = 2 ] || fail "exit code $code, not 2, with the engine: $1"
}
bad_engine 'sleep 60'
bad_engine 'cat /dev/zero'
bad_engine "while :; do printf x; sleep 0.1; done"
bad_engine "sleep 60 & echo \$! >'$scratch/child'; wait"
! kill -0 "$(cat "$scratch/child")" 2>/dev/null || [ "$(ps -o stat= -p "$(cat "$scratch/child")" | cut -c1)" = Z ] ||
  fail 'a child of the engine lives on'

[ "$failures" = 0 ] || exit 1
echo 'all as the contract says'
