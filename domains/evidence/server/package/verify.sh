#!/bin/sh
# Verifies an unpacked evidence package, without a network, by programs that are not ours: sha256sum and openssl 3.
#   sh verify.sh [folder of pins [folder of the package]]
# The pins come from outside the package: its own copies in trust/ prove nothing. Use a verify.sh from outside as well.
# Ends with 0 VALID, 2 PARTIAL, 1 INVALID, 3 CANNOT TELL. The first lines say what holds, and what in the package is not proved:
# names of chains and houses are the pins'.
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
pins=
[ -n "${1:-}" ] && { pins=$(cd "$1" && pwd) || exit 3; }
cd "${2:-$here}" || exit 3
number=
work=$(mktemp -d) || exit 3
trap 'rm -rf "$work"' EXIT
pins=${pins:-$work/none}

invalid=0 partial=0 open=0 stated=0
for name in said missing foreign reading unjudged copies sm3; do : >"$work/$name"; done
# claim verdict words…
say() {
  claim=$1 verdict=$2
  shift 2
  case $verdict in INVALID) invalid=1 ;; PARTIAL) partial=1 ;; CANNOT_TELL) open=1 ;; esac
  printf '%-11s  %-14s %s\n' "$verdict" "$claim" "$*" >>"$work/said"
}
# words, file of lines: one line, if there is anything to tell.
tell() { [ ! -s "$2" ] || echo "$1$(awk 'NR > 1 { printf "、" } { printf "%s", $0 }' "$2")"; }
finish() {
  if [ $invalid = 1 ]; then code=1 line='结论 INVALID：核验不通过 / not verified'
  elif [ $open = 1 ]; then code=3 line='结论 CANNOT TELL：缺少包外的核验依据或所需的证明，无法判断 / pins or a proof are missing'
  elif [ $partial = 1 ]; then code=2 line='结论 PARTIAL：所提供的部分核验通过，另有内容未提供或未经证明 / something is withheld or unproved'
  else code=0 line='结论 VALID：核验通过 / verified'; fi
  echo "$line"
  case $code in 0 | 2)
    tell '缺少 missing: ' "$work/missing"
    tell '压缩副本，不是相机原图（原图的摘要由提交者声明，未经证明） smaller copies, what they were made from is only declared: ' "$work/copies"
    echo "此后可能另有补充，见公开记录 there may be supplements since, see the public record: $(cat "$pins/records.txt" 2>/dev/null)$number" ;;
  esac
  if [ $code != 1 ]; then
    tell '未经证明、不在结论之内的文件 unproved, no part of the conclusion: ' "$work/foreign"
    [ $stated = 0 ] || echo '链上锚定所写的区块及其时间仅为自述 block and time of the anchor are only stated'
    tell '本程序未判断 not judged by this program: ' "$work/unjudged"
    tell '仅供阅读或方便、未经证明 for reading or convenience, unproved: ' "$work/reading"
  fi
  echo
  cat "$work/said"
  echo
  echo "$line"
  exit $code
}
sha() { sha256sum <"$1" | cut -c1-64; }
sm3() { openssl dgst -sm3 <"$1" | sed 's/.*= *//'; }
# The epoch of "Nov 20 05:40:01 2026 GMT" on standard input.
epoch() {
  awk '{ split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", names, " ")
    for (n = 1; n <= 12; n++) if (names[n] == $1) m = n
    split($3, t, ":"); y = $4; if (m <= 2) { y--; m += 12 }
    days = 365 * y + int(y / 4) - int(y / 100) + int(y / 400) + int((153 * (m - 3) + 2) / 5) + $2 - 719469
    printf "%.0f\n", days * 86400 + t[1] * 3600 + t[2] * 60 + int(t[3]) }'
}

# ---- the package: whatever is no original is listed in tagmanifest-sha256.txt
find . ! -type f ! -type d | grep -q . && { say package INVALID 含有链接或特殊文件 a link or a special file; finish; }
find . -type f | sed 's|^\./||' | grep -Ev '(^|/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|^__MACOSX/' |
  sort >"$work/there"
# Digest and path of every file, in one go: a package may hold hundreds.
find . -type f -exec sha256sum {} + | sed 's|  \./|  |' >"$work/sums"
listing() { grep -q '^[0-9a-f]\{64\}  [^ ]\{1,\}$' "$1" 2>/dev/null &&
  ! grep -qv '^[0-9a-f]\{64\}  [^ ]\{1,\}$' "$1" && [ -z "$(cut -c67- "$1" | sort | uniq -d)" ]; }
# Prints what is altered or missing, a word and a path a line.
compare() {
  awk '{ path = substr($0, 67) }
    FILENAME == ARGV[1] { there[$0] = 1; next }
    FILENAME == ARGV[2] { sum[path] = substr($0, 1, 64); next }
    !(path in there) { print "withheld " path; next }
    substr($0, 1, 64) != sum[path] { print "altered " path }' "$work/there" "$work/sums" "$1"
}
if ! listing tagmanifest-sha256.txt; then
  say package INVALID 附属文件的清单无法读取 no manifest of accompanying files
else
  compare tagmanifest-sha256.txt >"$work/tags"
  cut -c67- tagmanifest-sha256.txt >"$work/tagged"
  surplus=$(grep -v -e '^data/' -e '^tagmanifest-sha256\.txt$' "$work/there" | grep -vxF -f "$work/tagged")
  if grep -q '^altered' "$work/tags"; then say package INVALID 附属文件与清单不符 $(sed -n 's/^altered //p' "$work/tags")
  elif [ -n "$surplus" ]; then say package INVALID 含有清单之外的文件 $surplus
  elif [ -s "$work/tags" ]; then say package PARTIAL 附属文件未提供 $(sed 's/^withheld //' "$work/tags")
  else say package VALID 结构完整 complete; fi
fi

# ---- the statement, and what it names
S=evidence/statement.json
[ -f $S ] || { say statement INVALID 缺少声明文件 no statement; finish; }
case $(tail -c 25 $S) in
  *'"v":"cn.ip-evidence/1"}') ;;
  *'"v":"'*'"}') say statement CANNOT_TELL 声明文件属于本程序不认识的版本 unknown version; finish ;;
  *) say statement INVALID 声明文件格式有误 malformed; finish ;;
esac
grep -Eq '"kind":"(seal|supplement)"' $S || { say statement INVALID 不是一份存证的声明 not of a record; finish; }
# Field of a statement, null as it is.
field() { sed -nE "s/.*\"$2\":(null|\"[0-9a-f]{64}\")[,}].*/\1/p" "$1" | tr -d '"'; }
# Files of a statement: digest, SM3, slot and path a line.
files() {
  tr '{' '\n' <"$1" | sed -n 's/.*"path":"\(data\/[A-Za-z0-9._-]*\)","receivedAt":"[^"]*","sha256":"\([0-9a-f]\{64\}\)","size":[0-9]*,"slot":"\([A-Za-z]*\)","sm3":"\([0-9a-f]\{64\}\)".*/\2 \4 \3 \1/p'
}
files $S >"$work/files"
# Files that are smaller copies of pictures: the note on the picture stands before the path of the file.
tr '{' '\n' <$S | awk '/"copyOf":$/ { copy = 1 }
  match($0, /"path":"data\/[A-Za-z0-9._-]*","receivedAt":/) { if (copy) print substr($0, RSTART + 8, RLENGTH - 23); copy = /"copyOf":$/ }' >"$work/copies"
[ -s "$work/files" ] || { say statement INVALID 声明文件格式有误 malformed; finish; }
number=$(sed -n 's/^{"evidence":"\([A-Z0-9-]*\)".*/\1/p' $S)
say statement VALID "$number"

operator=$(sed -nE 's/.*"operator":(\{"name":"([^"\\]|\\.)*","uscc":"[^"]*"\}),"(ordered|prev)":.*/\1/p' $S)
if [ "$operator" = '{"name":"","uscc":""}' ]; then say operator ABSENT 声明没有写明运营方 none named
elif [ ! -s "$pins/operator.json" ]; then say operator ABSENT 核验依据没有写明运营方，声明所写的仅为自述 only stated
elif [ "$operator" = "$(cat "$pins/operator.json")" ]; then
  say operator VALID 与核验依据一致 as the pins name it: "$(sed 's/^{"name":"\(.*\)","uscc":.*/\1/' "$pins/operator.json")"
else say operator ABSENT 声明所写的运营方与核验依据不同，仅为自述 only stated: the pins name another; fi

awk '{ print $1 "  " $4 }' "$work/files" | sort -k2 >"$work/manifest"
if [ ! -f manifest-sha256.txt ]; then say manifest INVALID 缺少清单 no manifest
elif [ "$(sha manifest-sha256.txt)" = "$(field $S manifestSha256)" ] && cmp -s manifest-sha256.txt "$work/manifest"; then
  say manifest VALID 清单与声明一致 as stated
else say manifest INVALID 清单与声明不符 differs from the statement; fi

compare "$work/manifest" >"$work/found"
cut -c67- "$work/manifest" >"$work/named"
surplus=$(grep '^data/' "$work/there" | grep -vxF -f "$work/named")
if grep -q '^altered' "$work/found"; then say files INVALID 文件内容与声明不符 $(sed -n 's/^altered //p' "$work/found")
elif [ -n "$surplus" ]; then say files INVALID 含有声明之外的文件 $surplus
elif [ -s "$work/found" ]; then say files PARTIAL 未提供 $(sed 's/^withheld //' "$work/found")
else say files VALID SHA-256 一致 as stated; fi
cut -d ' ' -f 4 "$work/files" | grep -xF -f "$work/there" >"$work/here"
[ ! -s "$work/here" ] || xargs openssl dgst -sm3 -r <"$work/here" >"$work/sm3"
wrong=$(awk 'FILENAME == ARGV[1] { sm3[substr($2, 2)] = $1; next } FILENAME == ARGV[2] { here[$0] = 1; next }
  ($4 in here) && sm3[$4] != $2 { print $4 }' "$work/sm3" "$work/here" "$work/files")
if [ -n "$wrong" ]; then say sm3 INVALID SM3 不符 $wrong; else say sm3 VALID SM3 一致 as stated; fi

# ---- which files may lie in a package follows from its statements
dated() { sed -nE 's/.*"notBefore":(null|\{.*\}),"operator":.*/\1/p' "$1"; }
tokens() { echo "$1.tsr" && for nth in 1 2 3 4 5 6 7 8 9; do echo "$1.tsr.$nth"; done; }
proving() { for name in leaf.txt proof.tlog-proof checkpoint.txt anchor.json; do echo "$1$name"; done && tokens "$1statement" && tokens "$1checkpoint"; }
judged() { # folder of a statement: what is judged in it
  echo "$1statement.json" && proving "$1"
  [ "$(dated "$1statement.json")" = null ] || { for name in pulse.txt proof.tlog-proof history.txt; do echo "$1card/$name"; done && tokens "$1card/checkpoint"; }
  r=1
  while [ -f "$1renewal/$r/list.txt" ]; do
    echo "$1renewal/$r/list.txt" && proving "$1renewal/$r/"
    for list in "$1"revocation/*; do [ ! -f "$list" ] || ! grep -qxF "crl $(sha "$list")" "$1renewal/$r/list.txt" || echo "$list"; done
    r=$((r + 1))
  done
  [ ! -f "$1proof.tlog-proof" ] || for name in leaf.txt checkpoint.txt; do [ -f "$1$name" ] || echo "$1$name" >>"$work/lacking"; done
}
: >"$work/lacking"
{
  echo manifest-sha256.txt && echo tagmanifest-sha256.txt && echo evidence/statement.asics && judged evidence/
  n=1
  [ "$(field $S prev)" = null ] || while [ -f evidence/earlier/$n/statement.json ]; do judged evidence/earlier/$n/ && n=$((n + 1)); done
} >"$work/judged"
[ ! -f evidence/statement.tsr ] || [ -f evidence/statement.asics ] || echo evidence/statement.asics >>"$work/lacking"
beside='^(README\.txt|bag-info\.txt|bagit\.txt|certificate\.pdf|mimetype|verify\.html|verify\.sh|trust/(pins\.json|log\.vkey|witness\.(vkey|quorum)|tlog-policy\.txt|chains\.txt|operator\.json|records\.txt|tsa-[1-9][0-9]?\.(pem|policies|name)))$'
grep -E "$beside" "$work/there" | sed 's|/.*|/|' | sort -u >"$work/reading"
# Larger than any proof is: not read by the other programs either.
find evidence -type f -size +2048 ! -path '*/revocation/*' >"$work/large"
{ grep -vxF -f "$work/large" "$work/judged" || :; } >"$work/known"
grep -v '^data/' "$work/there" | grep -Ev "$beside" | grep -vxF -f "$work/known" >"$work/foreign"
if [ -s "$work/foreign" ]; then say contents PARTIAL 含有声明及其证明均未涉及的文件，未经证明 unproved: $(cat "$work/foreign")
elif [ -s "$work/lacking" ]; then say contents VALID 缺少可由其他文件重算的文件 missing, can be made anew: $(cat "$work/lacking")
else say contents VALID 除供阅读的以外，每份文件都经核对 every file is judged; fi

# ---- proofs of the statement in folder $1; claims get the prefix $2
raw() { printf '%s' "$1" | openssl base64 -d -A; }
# A key of a pin `name+id+material` as DER in $work/key; its type in $type and its id in $id.
unpin() {
  rest=${1#*+} id=${1#*+} id=${id%%+*}
  raw "${rest#*+}" >"$work/material"
  type=$(head -c 1 "$work/material" | od -An -tu1 | tr -d ' ')
  { printf '\060\052\060\005\006\003\053\145\160\003\041\000'; tail -c 32 "$work/material"; } >"$work/key"
}
# The signature of the pinned key in the note, without its id, in $work/sig.
signature() {
  coded=$(awk -v n="${1%%+*}" '$1 == "—" && $2 == n { print $3 }' "$work/note" | while read -r line; do
    [ "$(raw "$line" | head -c 4 | od -An -tx1 | tr -d ' \n')" = "$id" ] && { echo "$line"; break; }
  done)
  [ -n "$coded" ] && raw "$coded" | tail -c +5 >"$work/sig"
}
holds() { openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key" -rawin -in "$1" -sigfile "$2" >/dev/null 2>&1; }

node() { { printf '\001'; cat "$1" "$2"; } | openssl dgst -sha256 -binary; }
up() { fn=$((fn / 2)) sn=$((sn / 2)); }
to_right() { while [ $((fn % 2)) = 0 ] && [ $fn != 0 ]; do up; done; }
coded() { openssl base64 -A <"$1"; }
included() { # index size, leaf hash in $work/hash, siblings in $work/hashes, $root: RFC 9162, 2.1.3.2
  fn=$1 sn=$(($2 - 1))
  [ "$fn" -le "$sn" ] || return 1
  while read -r sibling; do
    [ $sn -gt 0 ] || return 1
    raw "$sibling" >"$work/sibling"
    if [ $((fn % 2)) = 1 ] || [ $fn = $sn ]; then
      node "$work/sibling" "$work/hash" >"$work/next"
      to_right
    else node "$work/hash" "$work/sibling" >"$work/next"; fi
    mv "$work/next" "$work/hash"
    up
  done <"$work/hashes"
  [ $sn = 0 ] && [ "$(coded "$work/hash")" = "$root" ]
}
grown() { # old size, its root, size, its root, hashes in $work/hashes: RFC 9162, 2.1.4.2
  [ "$1" -gt 0 ] && [ "$1" -lt "$3" ] && [ -s "$work/hashes" ] || return 1
  fn=$(($1 - 1)) sn=$(($3 - 1))
  while [ $((fn % 2)) = 1 ]; do up; done
  { [ $fn != 0 ] || echo "$2"; cat "$work/hashes"; } >"$work/path"
  raw "$(head -n 1 "$work/path")" >"$work/hash"
  cp "$work/hash" "$work/old"
  tail -n +2 "$work/path" >"$work/rest"
  while read -r sibling; do
    [ $sn -gt 0 ] || return 1
    raw "$sibling" >"$work/sibling"
    if [ $((fn % 2)) = 1 ] || [ $fn = $sn ]; then
      node "$work/sibling" "$work/old" >"$work/next" && mv "$work/next" "$work/old"
      node "$work/sibling" "$work/hash" >"$work/next"
      to_right
    else node "$work/hash" "$work/sibling" >"$work/next"; fi
    mv "$work/next" "$work/hash"
    up
  done <"$work/rest"
  [ $sn = 0 ] && [ "$(coded "$work/old")" = "$2" ] && [ "$(coded "$work/hash")" = "$4" ]
}
leaf() { printf 'cn.ip-evidence/1\nsha256 %s\nsm3 %s\n' "$(sha "$1")" "$(sm3 "$1")"; }

opened() { # the checkpoint in $work/note: its lines, and whether a pinned log signed it; else $why not
  sed -n '1,/^$/p' "$work/note" | sed '$d' >"$work/text"
  origin=$(head -n 1 "$work/text") size=$(sed -n 2p "$work/text") root=$(sed -n 3p "$work/text")
  why='INVALID 日志证明无法读取 unreadable'
  case $size in '' | *[!0-9]*) return 1 ;; esac
  known=0 signed=0
  while IFS= read -r pin; do
    [ "${pin%%+*}" = "$origin" ] || continue
    known=1
    unpin "$pin"
    [ "$type" = 1 ] && signature "$pin" && holds "$work/text" "$work/sig" && signed=1
  done <"$pins/log.vkey"
  why='INVALID 日志不在核验依据之列 a log that is not pinned'
  [ $known = 1 ] || return 1
  why='INVALID 日志签名不成立 the signature of the log does not hold'
  [ $signed = 1 ]
}
cosigned() { # by how many of the pinned witnesses: $seen, and when: $times
  seen=0 times=
  [ -f "$pins/witness.vkey" ] && sort -u "$pins/witness.vkey" >"$work/witnesses" || : >"$work/witnesses"
  while IFS= read -r pin; do
    unpin "$pin"
    [ "$type" = 4 ] && signature "$pin" || continue
    seconds=$(head -c 8 "$work/sig" | od -An -tu1 | awk '{ for (n = 1; n <= NF; n++) t = t * 256 + $n; printf "%.0f", t }')
    { printf 'cosignature/v1\ntime %s\n' "$seconds"; cat "$work/text"; } >"$work/message"
    tail -c +9 "$work/sig" >"$work/cosignature"
    holds "$work/message" "$work/cosignature" && seen=$((seen + 1)) && times="$times ${pin%%+*}@$seconds"
  done <"$work/witnesses"
}
quorum=$(cat "$pins/witness.quorum" 2>/dev/null || echo 0)
in_log() { # document $2, by proof $1
  sed '1,/^$/d' "$1" >"$work/note"
  opened || return 1
  index=$(sed -n 's/^index //p' "$1")
  why='INVALID 日志证明无法读取 unreadable'
  case $index in '' | *[!0-9]*) return 1 ;; esac
  { printf '\000'; leaf "$2"; } | openssl dgst -sha256 -binary >"$work/hash"
  sed '/^$/,$d' "$1" | sed -e 1d -e '/^extra /d' -e '/^index /d' >"$work/hashes"
  why='INVALID 声明不在所签名的日志中 not in the signed log'
  included "$index" "$size"
}

log() { # folder, prefix of claims, document
  held=0 P=$1proof.tlog-proof
  [ ! -f "$1leaf.txt" ] || leaf "$3" | cmp -s "$1leaf.txt" - || { say "$2log" INVALID 日志条目与声明不符 wrong leaf; return; }
  [ -f "$P" ] || { say "$2log" CANNOT_TELL 没有日志证明 no proof of the log; return; }
  [ "$(head -n 1 "$P")" = c2sp.org/tlog-proof@v1 ] || { say "$2log" INVALID 日志证明无法读取 unreadable; return; }
  sed '1,/^$/d' "$P" >"$work/note"
  [ ! -f "$1checkpoint.txt" ] || cmp -s "$1checkpoint.txt" "$work/note" || { say "$2log" INVALID 所签名的日志与日志证明不符 another checkpoint; return; }
  [ -s "$pins/log.vkey" ] || { say "$2log" CANNOT_TELL 没有日志公钥作为核验依据 no key of a log is pinned; return; }
  in_log "$P" "$3" || { say "$2log" $why; return; }
  held=1 at_origin=$origin at_index=$index at_size=$size at_root=$root
  say "$2log" VALID "$origin #$index / $size"
  cosigned
  if [ "$quorum" = 0 ]; then say "$2witness" ABSENT 核验依据没有要求见证人 none asked for
  elif [ $seen -lt "$quorum" ]; then say "$2witness" INVALID 见证人联署未达到要求 too few witnesses
  else say "$2witness" VALID 见证人联署 "$times"; fi
}

fingerprint() { openssl x509 -in "$1" -outform DER | sha256sum | cut -c1-64; }
# claim, stamped file, what it is, folder
stamps() {
  claim=$1 data=$2 kind=$3 folder=$4
  shift 4
  : >"$work/held-$kind"
  set -- "$folder$kind.tsr" "$folder$kind".tsr.[1-9]
  [ -f "$1" ] || shift
  if [ ! -f "$1" ]; then
    [ -f "$pins/tsa-1.pem" ] && say "$claim" PARTIAL 时间戳未提供 no time-stamp here || say "$claim" ABSENT 没有时间戳 none
    return
  fi
  [ -f "$pins/tsa-1.pem" ] || { say "$claim" CANNOT_TELL 没有时间戳根证书作为核验依据 no root is pinned; return; }
  for token; do
    [ -f "$token" ] || continue
    stamped "$data" "$token" || { say "$claim" INVALID 时间戳不成立 the time-stamp does not hold; return; }
    fingerprint "$issuer" >>"$work/held-$kind"
  done
  say "$claim" VALID "$at"
}
stamped() { # data, answer, -token_in where it is a token alone: by a pinned authority, at $at
  openssl ts -reply -in "$2" $3 -text >"$work/reply" 2>/dev/null
  at=$(sed -n 's/^Time stamp: //p' "$work/reply")
  policy=$(sed -n 's/^Policy OID: //p' "$work/reply")
  [ -n "$at" ] && for issuer in "$pins"/tsa-*.pem; do
    openssl ts -verify -data "$1" -in "$2" $3 -CAfile "$issuer" -attime "$(echo "$at" | epoch)" >"$work/verdict" 2>&1 &&
      grep -q '^Verification: OK' "$work/verdict" && grep -qxF -- "$policy" "${issuer%.pem}.policies" && return 0
  done
  return 1
}

proofs() { # folder, prefix of claims, document
  log "$1" "$2" "$3"
  folder=$1 prefix=$2
  stamps "${prefix}time" "$3" statement "$1"
  # Of a checkpoint the lines that the log signs are stamped; the proof of the log holds it too.
  if [ -f "$1checkpoint.txt" ]; then cat "$1checkpoint.txt"; else sed '1,/^$/d' "$1proof.tlog-proof" 2>/dev/null; fi |
    sed -n '1,/^$/p' | sed '$d' >"$work/signed"
  stamps "${prefix}checkpointTime" "$work/signed" checkpoint "$1"
  anchor "$1" "$prefix"
}

# ---- Keccak-256, which Ethereum hashes with and openssl 3.0 does not know
lanes() { # hex on standard input, padded: the words of the sponge, a line each
  awk '{ h = $0; n = 272 - length(h) % 272
    if (n == 2) h = h "81"
    else { h = h "01"; for (n -= 4; n > 0; n -= 2) h = h "00"; h = h "80" }
    for (i = 1; i < length(h); i += 16) {
      high = low = ""
      for (k = 6; k >= 0; k -= 2) { low = low substr(h, i + k, 2); high = high substr(h, i + 8 + k, 2) }
      print "0x" high "<<32|0x" low
    } }'
}
steps='10:1 7:3 11:6 17:10 18:15 3:21 5:28 16:36 8:45 21:55 24:2 4:14 15:27 23:41 19:56 13:8 12:25 2:43 20:62 14:18 22:39 9:61 6:20 1:44'
rounds='1 0x8082 1<<63|0x808a 1<<63|0x80008000 0x808b 0x80000001 1<<63|0x80008081 1<<63|0x8009 0x8a 0x88 0x80008009 0x8000000a
  0x8000808b 1<<63|0x8b 1<<63|0x8089 1<<63|0x8003 1<<63|0x8002 1<<63|0x80 0x800a 1<<63|0x8000000a 1<<63|0x80008081 1<<63|0x8080 0x80000001 1<<63|0x80008008'
permute() {
  for constant in $rounds; do
    for x in 0 1 2 3 4; do : $((c$x = a$x ^ a$((x + 5)) ^ a$((x + 10)) ^ a$((x + 15)) ^ a$((x + 20)))); done
    for x in 0 1 2 3 4; do
      : $((d = c$(((x + 4) % 5)) ^ (c$(((x + 1) % 5)) << 1 | c$(((x + 1) % 5)) >> 63 & 1)))
      for y in 0 5 10 15 20; do : $((a$((x + y)) ^= d)); done
    done
    t=$a1
    for step in $steps; do
      j=${step%:*} by=${step#*:}
      : $((b = a$j)) $((a$j = t << by | t >> (64 - by) & (1 << by) - 1)) $((t = b))
    done
    for y in 0 5 10 15 20; do
      for x in 0 1 2 3 4; do : $((b$x = a$((x + y)))); done
      for x in 0 1 2 3 4; do : $((a$((x + y)) = b$x ^ ~b$(((x + 1) % 5)) & b$(((x + 2) % 5)))); done
    done
    : $((a0 ^= ($constant)))
  done
}
keccak() { # hex on standard input: the digest in hex
  for x in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do : $((a$x = 0)); done
  lanes >"$work/lanes"
  x=0
  while read -r lane; do
    : $((a$x ^= ($lane)))
    x=$((x + 1))
    [ $x != 17 ] || { permute && x=0; }
  done <"$work/lanes"
  printf %016x%016x%016x%016x $a0 $a1 $a2 $a3 | sed -E 's/(..)(..)(..)(..)(..)(..)(..)(..)/\8\7\6\5\4\3\2\1/g'
}

# ---- RLP and the trie of a block (Ethereum's yellow paper, appendices B and D), in hex
rlp() { # a list on standard input: its values, one a line; of a list within it a [ and the whole
  awk 'function num(digits,  i, sum) { for (i = 1; i <= length(digits); i++) sum = sum * 16 + index("0123456789abcdef", substr(digits, i, 1)) - 1; return sum }
    function head(at,  first, size) {
      first = num(substr(h, at, 2)); list = first >= 192; size = first - (list ? 192 : 128)
      if (first < 128) { start = at; stop = at + 2 }
      else if (size <= 55) { start = at + 2; stop = start + 2 * size }
      else { start = at + 2 + 2 * (size - 55); stop = start + 2 * num(substr(h, at + 2, 2 * (size - 55))) }
    }
    { h = $0; head(1); end = stop
      if (!list || end != length(h) + 1) exit 1
      for (at = start; at < end; at = stop) { head(at); print list ? "[" substr(h, at, stop - at) : substr(h, start, stop - start) } }'
}
packed() { # a list of encoded values, as a list
  [ ${#1} -lt 112 ] && printf %02x $((192 + ${#1} / 2)) || { [ ${#1} -lt 512 ] && printf f8%02x $((${#1} / 2)) || printf f9%04x $((${#1} / 2)); }
  echo "$1"
}
value() { case $1 in *[!0-9a-f]*) echo -1 ;; *) echo $((0x0$1)) ;; esac; }
line() { sed -n "$1p" "$2"; }
within() { # root of the trie, key, value: through the nodes in $work/nodes, a hash and a node a line
  want=$1 way=$2
  while :; do
    case $want in '' | *[!0-9a-f]*) return 1 ;; esac
    sed -n "s/^$want //p" "$work/nodes" | head -n 1 | rlp >"$work/values" || return 1
    case $(wc -l <"$work/values") in
      17)
        [ -n "$way" ] || return 1
        nibble=${way%"${way#?}"} way=${way#?}
        want=$(line $((0x$nibble + 1)) "$work/values") ;;
      2)
        path=$(line 1 "$work/values") want=$(line 2 "$work/values")
        case $path in [13]*) rest=${path#?} ;; [02]0*) rest=${path#??} ;; *) return 1 ;; esac
        case $way in "$rest"*) way=${way#"$rest"} ;; *) return 1 ;; esac
        case $path in [23]*) [ -z "$way" ] && [ "$want" = "$3" ]; return ;; esac ;;
      *) return 1 ;;
    esac
  done
}

# ---- the anchor
hex() { od -An -tx1 -v | tr -d ' \n'; }
unhex() {
  printf "$(awk 'function digit(at) { return index("0123456789abcdef", substr($0, at, 1)) - 1 }
    { for (n = 1; n < length($0); n += 2) printf "\\%03o", 16 * digit(n) + digit(n + 1) }')"
}
written() { # a transaction in hex: its chain in $in_chain, where to in $to, what it says in $data
  case $1 in
    01*) kind=01 fields=8 target=5 content=7 ;;
    02*) kind=02 fields=9 target=6 content=8 ;;
    *) kind='' fields=6 target=4 content=6 ;;
  esac
  echo "${1#"$kind"}" | rlp >"$work/fields" || return 1
  to=$(line $target "$work/fields") data=$(line $content "$work/fields")
  if [ -n "$kind" ]; then in_chain=$(value "$(line 1 "$work/fields")"); else in_chain=$((($(value "$(line 7 "$work/fields")") - 35) / 2)); fi
}
der() { # a number of a signature in hex, as an INTEGER
  digits=$(echo "$1" | sed 's/^\(00\)*//')
  case $digits in [89a-f]*) digits=00$digits ;; esac
  printf 02%02x%s $((${#digits} / 2)) "$digits"
}
encoded() { # values of a list, one a line, as they are encoded
  while IFS= read -r one; do
    case $one in
      \[*) printf %s "${one#?}" ;;
      [0-7]?) printf %s "$one" ;;
      *) if [ ${#one} -lt 112 ]; then printf %02x%s $((128 + ${#one} / 2)) "$one"; else printf b8%02x%s $((${#one} / 2)) "$one"; fi ;;
    esac
  done
}
sent() { # by one of the pinned keys of senders; $work/fields are those of the transaction
  signed=$kind$(packed "$({ head -n "$fields" "$work/fields"; [ -n "$kind" ] || printf '%s\n\n\n' "$(printf %x "$in_chain" | sed 's/^\(.\(..\)*\)$/0\1/')"; } | encoded)")
  echo "$signed" | keccak | unhex >"$work/digest"
  { r=$(der "$(tail -n 2 "$work/fields" | head -n 1)") z=$(der "$(tail -n 1 "$work/fields")")
    printf 30%02x%s%s $(((${#r} + ${#z}) / 2)) "$r" "$z"; } | unhex >"$work/signature"
  for public in $(echo "$pinned" | cut -d ' ' -f 5 | tr ',' ' '); do
    address=$(echo "${public#0x04}" | keccak | cut -c25-)
    echo "$pinned" | cut -d ' ' -f 3 | grep -q "0x$address" || continue
    echo "3056301006072a8648ce3d020106052b8104000a034200${public#0x}" | unhex >"$work/key"
    openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key" -in "$work/digest" -sigfile "$work/signature" >/dev/null 2>&1 && return 0
  done
  return 1
}
anchor() { # folder, prefix of claims
  A=$1anchor.json chains=$pins/chains.txt
  if [ ! -f "$A" ]; then
    [ -z "$2" ] || return
    [ -s "$chains" ] && say anchor PARTIAL 链上锚定未提供 no anchor here || say anchor ABSENT 没有链上锚定 none
    return
  fi
  [ -s "$chains" ] || { stated=1 && say "$2anchor" CANNOT_TELL 核验依据没有列出任何链，所写的一切仅为自述 no chain is pinned; return; }
  tr -d '\n' <"$A" >"$work/anchor"
  text() { sed -nE "s/.*\"$1\" *: *\"(([^\"\\\\]|\\\\.)*)\".*/\\1/p" "$work/anchor"; }
  number() { sed -nE "s/.*\"$1\" *: *([0-9]+) *[,}].*/\\1/p" "$work/anchor"; }
  wrong() { say "$2anchor" INVALID "链上锚定不成立 the anchor does not hold: $why"; }
  why='锚定文件损坏 malformed'
  sed 's/^ *//' "$work/anchor" | grep -q '^{.*} *$' && [ "$(text v)" = cn.ip-evidence.anchor/1 ] && [ -n "$(text chain)" ] &&
    [ -n "$(number transactionIndex)" ] && [ -n "$(number blockNumber)" ] && [ -n "$(number blockTime)" ] &&
    text profile | grep -Eqx 'ethereum-like|needs-code|no-header-proof' && text rawTransaction | grep -Eqx '0x([0-9a-f]{2})+' &&
    text transactionHash | grep -Eqx '0x[0-9a-f]{64}' && text blockHash | grep -Eqx '0x[0-9a-f]{64}' || { wrong "$@"; return; }
  [ $held = 1 ] || { say "$2anchor" CANNOT_TELL 日志签名未成立，锚定无从核对 nothing without the checkpoint; return; }
  transaction=$(text rawTransaction | cut -c3-)
  why='交易与所写的交易哈希不符 another transaction'
  [ "0x$(echo "$transaction" | keccak)" = "$(text transactionHash)" ] || { wrong "$@"; return; }
  why='交易中写的是另一次日志签名 another checkpoint'
  # ipe1, size, root: what a transaction of an anchor says.
  written "$transaction" && [ "$data" = 69706531$(printf %016x "$at_size")$(raw "$at_root" | hex) ] || { wrong "$@"; return; }
  why='交易不属于所写的链 another chain'
  [ "$in_chain" = "$(number chainId)" ] || { wrong "$@"; return; }
  if grep -q '"header"' "$work/anchor"; then
    header=$(text header | cut -c3-)
    why='区块头与所写的区块哈希、高度或时间不符 another block'
    [ "0x$(echo "$header" | keccak)" = "$(text blockHash)" ] && echo "$header" | rlp >"$work/header" &&
      [ "$(value "$(line 9 "$work/header")")" = "$(number blockNumber)" ] &&
      [ "$(value "$(line 12 "$work/header")")000" = "$(number blockTime)" ] || { wrong "$@"; return; }
    why='交易不在所写的区块中 not in that block'
    sed -nE 's/.*"proof" *: *\[([^]]*)\].*/\1/p' "$work/anchor" | tr ',' '\n' | tr -d ' "' | cut -c3- | while IFS= read -r node; do
      [ -z "$node" ] || echo "$(echo "$node" | keccak) $node"
    done >"$work/nodes"
    key=$(number transactionIndex)
    if [ "$key" = 0 ]; then key=80
    elif [ "$key" -lt 128 ]; then key=$(printf %02x "$key")
    elif [ "$key" -lt 256 ]; then key=$(printf 81%02x "$key")
    else key=$(printf 82%04x "$key"); fi
    within "$(line 5 "$work/header")" "$key" "$transaction" || { wrong "$@"; return; }
  fi
  why='交易不是由认可的地址发出 another sender'
  pinned=$(grep "^$in_chain " "$chains" | head -n 1)
  [ -n "$pinned" ] || { wrong "$@"; return; }
  if [ "$(echo "$pinned" | cut -d ' ' -f 5)" = - ]; then
    echo "$A：交易由谁签名 who signed the transaction（核验依据没有公钥 no public key is pinned；用 verify.html 或 verify-evidence 核验 use the others）" >>"$work/unjudged"
  else
    sent || { wrong "$@"; return; }
    why='交易没有写到认可的合约 another contract'
    contracts=$(echo "$pinned" | cut -d ' ' -f 4)
    [ "$contracts" = - ] || [ "$to" = "$address" ] || echo "$contracts" | tr ',' '\n' | grep -qx "0x$to" || { wrong "$@"; return; }
  fi
  name=$(echo "$pinned" | cut -d ' ' -f 6-)
  [ "$(text chain)" = "$name" ] || name="$name；锚定文件自述的链名与核验依据不同，不予采信 the file names it otherwise, which is not believed"
  if grep -q '"header"' "$work/anchor"; then say "$2anchor" VALID "交易与区块头相符，区块哈希可与任一节点核对 compare the block hash with any node: $name $(text transactionHash) $(number blockNumber) $(text blockHash)"
  elif [ "$(echo "$pinned" | cut -d ' ' -f 2)" = no-header-proof ]; then
    stated=1
    say "$2anchor" NOT_JUDGED 所写的区块及其时间仅为自述，须联网查询 block and time are only stated, ask the chain: "$name"
  else
    stated=1
    say "$2anchor" PARTIAL 区块的证明未提供，所写的区块及其时间仅为自述 block and time are only stated: "$name"
  fi
}

# ---- the container for other programs: this statement and a time-stamp over it, and nothing else
le() { printf "$(printf '\\%03o' $(($1 & 255)) $(($1 >> 8 & 255)) $(($1 >> 16 & 255)) $(($1 >> 24 & 255)))"; }
bytes() { tail -c +$(($2 + 1)) "$1" | head -c "$3"; }
part() { # local header or record of the directory, before the checksum: its length is 14 or 16
  [ $1 = local ] && printf 'PK\003\004' || printf 'PK\001\002\024\003'
  printf '\024\000\000\010\000\000\000\000\041\000'
}
container() {
  C=evidence/statement.asics
  [ -f $C ] || { say container ABSENT 没有签名容器 none; return; }
  printf application/vnd.etsi.asic-s+zip >"$work/kind"
  length=$(wc -c <$S) token=$(($(wc -c <$C) - 369 - $(wc -c <$S)))
  wrong() { say container INVALID 签名容器与声明或其时间戳不符 another statement or time-stamp; }
  [ $token -gt 0 ] || { wrong; return; }
  bytes $C $((165 + length)) $token >"$work/token"
  {
    at=0
    for one in "mimetype $work/kind" "statement.json $S" "META-INF/timestamp.tst $work/token"; do
      path=${one%% *} size=$(wc -c <"${one#* }")
      part local && bytes $C $((at + 14)) 4 && le $size && le $size && le ${#path} && printf %s "$path" && cat "${one#* }"
      { part central && bytes $C $((at + 14)) 4 && le $size && le $size && le ${#path} && le 0 && printf '\000\000' && le $((0100644 << 16)) && le $at && printf %s "$path"; } >>"$work/directory"
      at=$((at + 30 + ${#path} + size))
    done
    cat "$work/directory" && printf 'PK\005\006' && le 0 && printf '\003\000\003\000' && le "$(wc -c <"$work/directory")" && le $at && printf '\000\000'
  } >"$work/container"
  cmp -s "$work/container" $C || { wrong; return; }
  for answer in evidence/statement.tsr evidence/statement.tsr.[1-9]; do
    [ ! -f "$answer" ] || ! tail -c $token "$answer" | cmp -s - "$work/token" || { say container VALID 容器内是这份声明及其时间戳 the same; return; }
  done
  [ -f "$pins/tsa-1.pem" ] || { say container CANNOT_TELL 没有时间戳根证书 no root is pinned; return; }
  stamped $S "$work/token" -token_in || { wrong; return; }
  say container VALID 容器内是这份声明及其时间戳 the same
}

# ---- what was ordered when a statement was sealed, and is missing
ordered() { # folder, prefix of what is missing, statement
  told=$(sed -nE 's/.*"ordered":\{"anchors":\[([0-9,]*)\],"checkpointTimestamps":([0-9]+),"timestamps":\[([0-9a-f",]*)\],"witnesses":([0-9]+)\},"prev".*/\1 | \2 \4 \3/p' "$3" | tr -d '"')
  [ -n "$told" ] || { untold=1; return; }
  [ $held = 1 ] || { unproved=1; return; }
  chains=$(echo "${told%% | *}" | tr ',' '\n' | grep -c .)
  set -- "$1" "$2" ${told#* | }
  echo "$5" | tr ',' '\n' | grep . >"$work/roots"
  if [ -f "$pins/tsa-1.pem" ]; then
    grep -vxF -f "$work/held-statement" "$work/roots" >"$work/absent"
    checkpoints=$(wc -l <"$work/held-checkpoint")
  else
    tail -n +$(($(ls "$1"statement.tsr "$1"statement.tsr.[1-9] 2>/dev/null | wc -l) + 1)) "$work/roots" >"$work/absent"
    checkpoints=$(ls "$1"checkpoint.tsr "$1"checkpoint.tsr.[1-9] 2>/dev/null | wc -l)
  fi
  names=$(for issuer in "$pins"/tsa-*.pem; do
    [ ! -f "$issuer" ] || ! grep -qxF "$(fingerprint "$issuer")" "$work/absent" || cat "${issuer%.pem}.name"
  done | awk 'NR > 1 { printf "、" } { printf "%s", $0 }')
  lack() { [ "$1" -le 0 ] || echo "$2$1 个$3" >>"$work/missing"; }
  lack $(wc -l <"$work/absent") "$2" "时间戳${names:+（$names）}"
  lack $(($3 - checkpoints)) "$2" 日志签名的时间戳
  lack $(($4 - seen)) "$2" 见证人联署
  [ -f "$1anchor.json" ] && anchored=1 || anchored=0
  lack $((chains - anchored)) "$2" 链上锚定
}

# ---- the time card that a statement names; whether the photo shows it is for the eye
card() { # folder, prefix of claims, statement
  named=$(dated "$3")
  [ "$named" != null ] || { say "$2card" ABSENT 没有写明时间卡 none named; return; }
  [ $held = 1 ] || { say "$2card" CANNOT_TELL 日志证明未成立 nothing without the log; return; }
  of() { printf '%s' "$named" | sed -nE "s/.*\"$1\":\"?([^\",}]*)[\",}].*/\1/p"; }
  old=$(of size) old_root=$(of root) C=$1card/
  printf '%s' "$named" | sed -n 's/.*"paths":\[\([^]]*\)\].*/\1/p' | tr ',' '\n' | tr -d '"' >"$work/shown"
  files "$3" | cut -d ' ' -f 4 >"$work/paths"
  wrong() { say "$2card" INVALID 时间卡不成立 the time card does not hold; }
  grep -vxF -f "$work/paths" "$work/shown" | grep -q . && { wrong "$@"; return; }
  [ "$(of origin)" = "$at_origin" ] && [ "$old" -le "$at_index" ] || { wrong "$@"; return; }
  for name in pulse.txt proof.tlog-proof history.txt; do
    [ -f "$C$name" ] || { say "$2card" PARTIAL 时间卡的证明未提供 withheld; return; }
  done
  [ "$(head -n 1 "${C}proof.tlog-proof")" = c2sp.org/tlog-proof@v1 ] && in_log "${C}proof.tlog-proof" "${C}pulse.txt" &&
    [ "$size" = "$old" ] && [ "$root" = "$old_root" ] && cosigned && [ $seen -ge "$quorum" ] || { wrong "$@"; return; }
  beat=$index
  sed '1,/^$/d' "${C}history.txt" >"$work/later"
  sed -n '2,/^$/p' "${C}history.txt" | sed '$d' >"$work/hashes"
  [ "$(head -n 1 "${C}history.txt")" = "old $old" ] && [ "$(sed -n 2,3p "$work/later")" = "$(printf '%s\n%s' "$at_size" "$at_root")" ] &&
    grown "$old" "$old_root" "$at_size" "$at_root" || { wrong "$@"; return; }
  sed '1,/^$/d' "${C}pulse.txt" >"$work/note"
  [ "$(head -n 1 "${C}pulse.txt")" = cn.ip-evidence.pulse/1 ] || { wrong "$@"; return; }
  times=
  if [ -s "$work/note" ]; then
    opened && [ "$size" -le "$beat" ] || { wrong "$@"; return; }
    cosigned
  fi
  for token in "$C"checkpoint.tsr "$C"checkpoint.tsr.[1-9]; do
    [ -f "$token" ] || continue
    grep -qxF "token $(sha "$token")" "${C}pulse.txt" || { wrong "$@"; return; }
    [ -f "$pins/tsa-1.pem" ] && stamped "$work/text" "$token" && times="$times $at"
  done
  say "$2card" VALID 卡上的日志状态属于本日志，不早于 the state of the log on it is not older than "${times:- ?}" "#$old" $(cat "$work/shown")
}

# ---- younger stamps over the stamps of a statement
renewals() { # folder, prefix of claims
  r=0
  [ -d "$1renewal/1" ] || { say "$2renewal" ABSENT 时间戳没有续期 none; return; }
  for token in "$1"statement.tsr "$1"statement.tsr.[1-9] "$1"checkpoint.tsr "$1"checkpoint.tsr.[1-9]; do [ ! -f "$token" ] || echo "token $(sha "$token")"; done >"$work/own"
  [ -s "$work/own" ] || { say "$2renewal" PARTIAL 时间戳未提供 the time-stamps are withheld; return; }
  for list in "$1"revocation/*; do [ ! -f "$list" ] || echo "crl $(sha "$list")"; done >"$work/kept"
  while [ -d "$1renewal/$((r + 1))" ]; do
    r=$((r + 1)) L=$1renewal/$((r))/list.txt
    [ "$(head -n 1 "$L" 2>/dev/null)" = cn.ip-evidence.renewal/1 ] && ! sed 1d "$L" | grep -Eqv '^(token|crl) [0-9a-f]{64}$' &&
      grep -qxF -f "$work/own" "$L" || { say "$2renewal$r" INVALID 续期不成立 does not hold; continue; }
    awk 'NR == FNR { own[$0] = 1; next } $1 == "token" { ours = ($0 in own) } $1 == "crl" && ours' "$work/own" "$L" >"$work/asked"
    grep -vxF -f "$work/kept" "$work/asked" | grep -q . && say "$2renewal$r" PARTIAL 吊销列表未提供或不是原件 a revocation list is missing
    proofs "$1renewal/$r/" "$2renewal$r:" "$L"
  done
}
statement() { # folder, prefix of claims, prefix of what is missing
  seen=0
  proofs "$1" "$2" "$1statement.json"
  ordered "$1" "$3" "$1statement.json"
  card "$1" "$2" "$1statement.json"
  renewals "$1" "$2"
}
untold=0 unproved=0
statement evidence/ '' ''
own_untold=$untold own_unproved=$unproved
container

# ---- statements before this one
prev=$(field $S prev) last=$S n=0
while [ -d "evidence/earlier/$((n + 1))" ]; do n=$((n + 1)); done
count=$n
if [ "$prev" = null ] && [ $n -gt 0 ]; then say history INVALID 与先前的声明不衔接 does not follow
elif [ "$prev" = null ]; then
  grep -q '"kind":"seal"' $S && say history ABSENT 第一份声明 the first || say history INVALID 与先前的声明不衔接 does not follow
elif [ $n = 0 ]; then say history PARTIAL 先前的声明未提供 earlier statements are withheld
else
  linked=1
  while [ $n -gt 0 ]; do
    E=evidence/earlier/$n/statement.json
    [ -f $E ] && [ "$(sha $E)" = "$prev" ] || { linked=0; break; }
    files $E >"$work/before"
    files $last | sort >"$work/after"
    sort "$work/before" | comm -23 - "$work/after" | grep -q . && { linked=0; break; }
    prev=$(field $E prev) last=$E n=$((n - 1))
  done
  if [ $linked = 0 ] || [ "$prev" != null ]; then say history INVALID 与先前的声明不衔接 does not follow
  else
    say history VALID 先前的声明相互衔接 linked
    while [ $n -lt $count ]; do n=$((n + 1)); statement "evidence/earlier/$n/" "$n:" "声明 $n 的 "; done
  fi
fi

# ---- what the statement says of its proofs
if [ $own_untold = 1 ]; then say ordered ABSENT 声明没有写明应有哪些证明，缺少与否无从得知 an older statement, nothing tells what is missing
elif [ $own_unproved = 1 ]; then say ordered CANNOT_TELL 日志证明未成立，应有哪些证明无从核对 nothing without the log
elif [ -s "$work/missing" ]; then say ordered ABSENT 应有而缺少（或当时尚未取得）的证明 missing, or not obtained then: $(cat "$work/missing")
else say ordered VALID 封存时应有的证明俱在 all are here; fi
cat "$work/lacking" >>"$work/missing"

# ---- what lies beside the proofs and is proved by nothing
say reading ABSENT 附上的文件不在证明之内，可能已被改动 proved by nothing: $(cat "$work/reading")
finish
