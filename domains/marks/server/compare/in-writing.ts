import { lookTokens } from '../index-row/look-form.ts'
import { fewestSigns } from '../index-row/mark-name.ts'
import { type ComparedName, isWord, shown } from './compared-name.ts'
import { looksLike } from './look-alikes.ts'

type Signs = readonly string[]

/** At most so many signs of two names that look alike may differ. */
const mostUnlike = 2

/** The signs in which two lists of equal length differ, where they are few and each two look alike; undefined otherwise. */
const alikeSigns = (asked: Signs, known: Signs): [string, string][] | undefined => {
  if (asked.length !== known.length) return undefined
  const found: [string, string][] = []
  for (const [at, sign] of asked.entries()) {
    const other = known[at] ?? ''
    if (sign === other) continue
    if (found.length === mostUnlike || !looksLike(sign).has(other)) return undefined
    found.push([sign, other])
  }
  return found
}

/** Why two different names look alike: sign by sign, or with two letters taken for one. */
export const lookReason = (asked: ComparedName, known: ComparedName): string | undefined => {
  const found = alikeSigns(asked.signs, known.signs) ?? alikeSigns(lookTokens(asked.folded), lookTokens(known.folded))
  return found && `${found.map(([one, other]) => `“${shown(one)}”与“${shown(other)}”`).join('、')}字形相近`
}

/** How many signs two lists share from the beginning. */
const sharedStart = (one: Signs, other: Signs): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** What is left of the longer list without the other one; undefined where more than one sign is. */
const surplus = (longer: Signs, shorter: Signs): string | undefined => {
  const at = sharedStart(longer, shorter)
  return longer.slice(at + 1).every((sign, after) => sign === shorter[at + after]) ? longer[at] : undefined
}

/** Why two different names are one sign apart. */
export const oneSignReason = (asked: ComparedName, known: ComparedName): string | undefined => {
  const [wanted, there] = [asked.signs, known.signs]
  const more = there.length - wanted.length
  if (Math.abs(more) > 1) return undefined
  if (Math.max(wanted.length, there.length) < fewestSigns(asked.hasHan && known.hasHan)) return undefined
  if (more === 0) {
    const at = sharedStart(wanted, there)
    const isRestSame = wanted.slice(at + 1).every((sign, after) => sign === there[at + 1 + after])
    return isRestSame ? `仅“${shown(wanted[at] ?? '')}”与“${shown(there[at] ?? '')}”一字不同` : undefined
  }
  const sign = more > 0 ? surplus(there, wanted) : surplus(wanted, there)
  return sign && `较所查名称仅${more > 0 ? '多' : '少'}一个“${shown(sign)}”`
}

/** Why one of two different names holds the other. */
export const containsReason = (asked: ComparedName, known: ComparedName): string | undefined => {
  if (known.folded.includes(asked.folded)) return isWord(asked.signs) ? '包含所查名称' : undefined
  return asked.folded.includes(known.folded) && isWord(known.signs) ? '包含在所查名称中' : undefined
}
