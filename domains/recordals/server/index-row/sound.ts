import { syllablesOf } from '@portal/names/server'

/** Words at the end of nearly every company name: they tell nothing, and nobody searches for their sound. */
const legalForm = /(?:股份)?有限(?:责任)?公司$|公司$/

export type Sounds = { name: readonly string[]; holder: readonly string[] }

const soundsIn = (folded: string): readonly string[] => syllablesOf(folded.replace(legalForm, ''))

export const soundsOf = (foldedName: string, foldedHolder: string): Sounds => ({
  name: soundsIn(foldedName),
  holder: soundsIn(foldedHolder),
})

/** Sounds in the form that a row stores: ` yan shi xing chen ` for the name, a line end, the same for the holder. */
export const soundText = ({ name, holder }: Sounds): string => {
  const spoken = [name, holder].map((tokens) => (tokens.length === 0 ? '' : ` ${tokens.join(' ')} `))
  return spoken.join('\n')
}
