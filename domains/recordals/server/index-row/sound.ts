import { pinyin } from 'pinyin-pro'

/** What every company's name ends with says nothing, and nobody types it by its sound. */
const legalForm = /(?:股份)?有限(?:责任)?公司$|公司$/
const han = /\p{Script=Han}/u

/** ü is typed as v. */
const spelling = { toneType: 'none', type: 'array', v: true } as const

/** The one sound of a character, or null where it depends on its neighbours. */
const single = new Map<string, string | null>()
const singleSound = (character: string): string | null => {
  const known = single.get(character)
  if (known !== undefined) return known
  const [sound = '', ...others] = new Set(pinyin(character, { ...spelling, multiple: true }))
  const answer = others.length === 0 ? sound : null
  single.set(character, answer)
  return answer
}

/** Most names hold only characters of one sound each: then no dictionary of words is needed, which takes ten times as long. */
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

/** Holders repeat; the sounds of so many texts are kept. */
const mostKept = 20_000
const kept = new Map<string, readonly string[]>()

/** Syllables of a folded text; runs of Latin letters and digits stay whole. Empty where there is nothing to be spoken. */
const tokensOf = (folded: string): readonly string[] => {
  if (!han.test(folded)) return []
  const known = kept.get(folded)
  if (known) return known
  const text = folded.replace(legalForm, '')
  const spoken = simpleTokens(text) ?? pinyin(text, { ...spelling, nonZh: 'consecutive', surname: 'head' })
  const tokens = spoken.flatMap((token) => token.match(/[a-z\d]+/g) ?? [])
  if (kept.size >= mostKept) kept.clear()
  kept.set(folded, tokens)
  return tokens
}

export type Sounds = { name: readonly string[]; holder: readonly string[] }

export const soundsOf = (foldedName: string, foldedHolder: string): Sounds => ({
  name: tokensOf(foldedName),
  holder: tokensOf(foldedHolder),
})

/** As the row keeps it: ` yan shi xing chen ` of the name, a line end, the same of the holder. */
export const soundText = ({ name, holder }: Sounds): string => {
  const spoken = [name, holder].map((tokens) => (tokens.length === 0 ? '' : ` ${tokens.join(' ')} `))
  return spoken.join('\n')
}
