import { findState } from '@portal/deadlines/server'
import { countryNames } from '@portal/regions/contract'
import type { PlaybookPlace } from '../contract/playbooks/playbook.ts'

/** A country of the list, and where its rules are: China, the European Union for its members, else nowhere that playbooks know. */
type Nation = { name: string; code: string; place: PlaybookPlace }

const placeOf = (code: string): PlaybookPlace => {
  if (code === 'CN') return 'CN'
  return findState(code) ? 'EU' : 'all'
}

const nations: ReadonlyMap<string, Nation> = new Map(
  [...countryNames].map(([code, name]) => [name, { name, code, place: placeOf(code) }]),
)

/** What stands between countries where somebody wrote several of them into one field. */
const separator = /[;；、,，/\s]+/

/** The countries that a text names, each once, in their order. A name of the list that holds a separator itself is one country. */
export const namedNations = (text: string): readonly Nation[] => {
  const names = nations.has(text) ? [text] : text.split(separator)
  return [...new Set(names)].flatMap((name) => nations.get(name) ?? [])
}
