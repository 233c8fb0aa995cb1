#!/bin/sh
# Verifies an unpacked evidence package, without a network, by programs that are not ours: sha256sum and openssl 3.
#   sh verify.sh [folder of pins [folder of the package]]
# The pins come from outside the package: its own copies in trust/ prove nothing. Use a verify.sh from outside as well.
# Ends with 0 VALID, 2 PARTIAL, 1 INVALID, 3 CANNOT TELL. The anchor on a chain is not judged here (openssl knows no Keccak).
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
pins=
[ -n "${1:-}" ] && { pins=$(cd "$1" && pwd) || exit 3; }
cd "${2:-$here}" || exit 3
work=$(mktemp -d) || exit 3
trap 'rm -rf "$work"' EXIT

invalid=0 partial=0 open=0
# claim verdict words…
say() {
  claim=$1 verdict=$2
  shift 2
  case $verdict in INVALID) invalid=1 ;; PARTIAL) partial=1 ;; CANNOT_TELL) open=1 ;; esac
  printf '%-11s  %-14s %s\n' "$verdict" "$claim" "$*"
}
finish() {
  echo
  if [ $invalid = 1 ]; then echo '结论 INVALID：核验不通过 / not verified'; exit 1; fi
  if [ $open = 1 ]; then echo '结论 CANNOT TELL：缺少包外的核验依据或所需的证明，无法判断 / pins or a proof are missing'; exit 3; fi
  if [ $partial = 1 ]; then echo '结论 PARTIAL：所提供的部分核验通过，另有内容未提供 / something is withheld'; exit 2; fi
  echo '结论 VALID：核验通过 / verified'
  exit 0
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
listing() { grep -q '^[0-9a-f]\{64\}  [^ ]\{1,\}$' "$1" 2>/dev/null &&
  ! grep -qv '^[0-9a-f]\{64\}  [^ ]\{1,\}$' "$1" && [ -z "$(cut -c67- "$1" | sort | uniq -d)" ]; }
# Prints what is altered or missing, a word and a path a line.
compare() {
  while IFS= read -r line; do
    path=${line#??????????????????????????????????????????????????????????????????}
    grep -qxF -- "$path" "$work/there" || { echo "withheld $path"; continue; }
    [ "$(sha "$path")" = "${line%% *}" ] || echo "altered $path"
  done <"$1"
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
[ -s "$work/files" ] || { say statement INVALID 声明文件格式有误 malformed; finish; }
say statement VALID "$(sed -n 's/^{"evidence":"\([A-Z0-9-]*\)".*/\1/p' $S)"

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
wrong=$(while read -r _ digest _ path; do
  grep -qxF -- "$path" "$work/there" && [ "$(sm3 "$path")" != "$digest" ] && echo "$path"
done <"$work/files")
if [ -n "$wrong" ]; then say sm3 INVALID SM3 不符 $wrong; else say sm3 VALID SM3 一致 as stated; fi

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
  [ ! -f "$1checkpoint.txt" ] || cmp -s "$1checkpoint.txt" "$work/note" || { say "$2log" INVALID 检查点与日志证明不符 another checkpoint; return; }
  [ -s "$pins/log.vkey" ] || { say "$2log" CANNOT_TELL 没有日志公钥作为核验依据 no key of a log is pinned; return; }
  in_log "$P" "$3" || { say "$2log" $why; return; }
  held=1 at_origin=$origin at_index=$index at_size=$size at_root=$root
  say "$2log" VALID "$origin #$index / $size"
  cosigned
  if [ "$quorum" = 0 ]; then say "$2witness" ABSENT 核验依据没有要求见证人 none asked for
  elif [ $seen -lt "$quorum" ]; then say "$2witness" INVALID 见证人联署未达到要求 too few witnesses
  else say "$2witness" VALID 见证人联署 "$times"; fi
}

# claim, stamped file, tokens…
stamps() {
  claim=$1 data=$2
  shift 2
  if [ ! -f "$1" ]; then
    [ -f "$pins/tsa-1.pem" ] && say "$claim" PARTIAL 时间戳未提供 no time-stamp here || say "$claim" ABSENT 没有时间戳 none
    return
  fi
  [ -f "$pins/tsa-1.pem" ] || { say "$claim" CANNOT_TELL 没有时间戳根证书作为核验依据 no root is pinned; return; }
  for token; do stamped "$data" "$token" || { say "$claim" INVALID 时间戳不成立 the time-stamp does not hold; return; }; done
  say "$claim" VALID "$at"
}
stamped() { # data, token: by a pinned authority, at $at
  openssl ts -reply -in "$2" -text >"$work/reply" 2>/dev/null
  at=$(sed -n 's/^Time stamp: //p' "$work/reply")
  policy=$(sed -n 's/^Policy OID: //p' "$work/reply")
  [ -n "$at" ] && for root in "$pins"/tsa-*.pem; do
    openssl ts -verify -data "$1" -in "$2" -CAfile "$root" -attime "$(echo "$at" | epoch)" >"$work/verdict" 2>&1 &&
      grep -q '^Verification: OK' "$work/verdict" && grep -qxF -- "$policy" "${root%.pem}.policies" && return 0
  done
  return 1
}

proofs() { # folder, prefix of claims, document
  log "$1" "$2" "$3"
  folder=$1 prefix=$2
  stamps "${prefix}time" "$3" "$folder"statement.tsr*
  # Of a checkpoint the lines that the log signs are stamped.
  sed -n '1,/^$/p' "${folder}checkpoint.txt" 2>/dev/null | sed '$d' >"$work/signed"
  stamps "${prefix}checkpointTime" "$work/signed" "$folder"checkpoint.tsr*
}

# ---- the time card that a statement names; whether the photo shows it is for the eye
card() { # folder, prefix of claims, statement
  named=$(sed -nE 's/.*"notBefore":(null|\{.*\}),"operator":.*/\1/p' "$3")
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
  for token in "$C"checkpoint.tsr*; do
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
  for token in "$1"statement.tsr* "$1"checkpoint.tsr*; do [ ! -f "$token" ] || echo "token $(sha "$token")"; done >"$work/own"
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
statement() { # folder, prefix of claims
  proofs "$1" "$2" "$1statement.json"
  card "$1" "$2" "$1statement.json"
  renewals "$1" "$2"
}
statement evidence/ ''

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
    while [ $n -lt $count ]; do n=$((n + 1)); statement "evidence/earlier/$n/" "$n:"; done
  fi
fi

# ---- the anchor
if [ -f evidence/anchor.json ]; then say anchor NOT_JUDGED 链上锚定请用 verify.html 或 verify-evidence 核验 use another of the programs
elif [ -n "$pins" ] && ! grep -q '"anchors": \[\]' "$pins/pins.json"; then say anchor PARTIAL 链上锚定未提供 no anchor here
else say anchor ABSENT 没有链上锚定 none; fi

# ---- what lies beside the proofs and is proved by nothing
say reading ABSENT 附上的文件不在证明之内，可能已被改动 proved by nothing: $(grep -v -e '^data/' -e '^evidence/' -e '^bag[a-z-]*\.txt$' -e '^[a-z]*-sha256\.txt$' -e '^mimetype$' "$work/there" | sed 's|/.*|/|' | sort -u)
finish
