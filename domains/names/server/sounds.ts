import { pinyin } from 'pinyin-pro'

const han = /\p{Script=Han}/u

/** Options of the pinyin library; `v: true` writes ü as v, as people type it. */
const spelling = { toneType: 'none', type: 'array', v: true } as const

/** The only sound of a character, or null where the sound depends on its neighbours. */
const single = new Map<string, string | null>()
const singleSound = (character: string): string | null => {
  const known = single.get(character)
  if (known !== undefined) return known
  const [sound = '', ...others] = new Set(pinyin(character, { ...spelling, multiple: true }))
  const answer = others.length === 0 ? sound : null
  single.set(character, answer)
  return answer
}

/**
 * The sounds of a text in which every character has one sound only, as in most names; null for other texts, which need the
 * library's dictionary of words, ten times as slow.
 */
const simpleTokens = (folded: string): string[] | null => {
  const tokens: string[] = []
  let other = ''
  for (const character of folded) {
    if (!han.test(character)) {
      other += character
      continue
    }
    const sound = singleSound(character)
    if (sound === null) return null
    if (other !== '') tokens.push(other)
    other = ''
    tokens.push(sound)
  }
  return other === '' ? tokens : [...tokens, other]
}

/** Names of holders repeat, so the sounds of this many texts are kept in memory. */
const mostKept = 20_000
const kept = new Map<string, readonly string[]>()

/**
 * The syllables of a folded text; runs of Latin letters and digits stay whole. Empty where the text has nothing to pronounce.
 */
export const syllablesOf = (folded: string): readonly string[] => {
  if (!han.test(folded)) return []
  const known = kept.get(folded)
  if (known) return known
  const spoken = simpleTokens(folded) ?? pinyin(folded, { ...spelling, nonZh: 'consecutive', surname: 'head' })
  const tokens = spoken.flatMap((token) => token.match(/[a-z\d]+/g) ?? [])
  if (kept.size >= mostKept) kept.clear()
  kept.set(folded, tokens)
  return tokens
}
