import { type SQL, sql } from 'drizzle-orm'
import type { RecordalFilter } from '../../contract/index.ts'
import { foldName } from '../index-row/fold-name.ts'
import { wantedInitials, wantedSyllables } from '../index-row/gram.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, anyOf, holdsPart } from './asked.ts'
import { syllableWays } from './syllables.ts'

export type SecondTry = 'pinyin' | 'initials'
type Line = 'either' | 'name' | 'holder'

const lines: Record<Line, SQL> = {
  either: sql`${recordals.sounds}`,
  name: sql`split_part(${recordals.sounds}, chr(10), 1)`,
  holder: sql`split_part(${recordals.sounds}, chr(10), 2)`,
}
const firstLetters = (sounds: SQL): SQL => sql`regexp_replace(${sounds}, ' ([a-z0-9])[a-z0-9]*', '\\1', 'g')`

const letters = /^[a-z']+$/
const fewestLetters = 2

const byPinyin = (text: string, line: Line): Asked | undefined => {
  const ways = syllableWays(text)
  if (ways.length === 0) return undefined
  return anyOf(
    ways.map((way) => ({
      ways: [wantedSyllables(way)],
      row: holdsPart(lines[way.length === 1 ? 'name' : line], ` ${way.join(' ')} `),
    })),
  )
}

/** Two letters are looked for in the name of the right alone: of holders they would find most. */
const byInitials = (text: string, line: Line): Asked => ({
  ways: [wantedInitials(text)],
  row: holdsPart(firstLetters(lines[text.length === 2 ? 'name' : line]), text),
})

const bySound = { pinyin: byPinyin, initials: byInitials } satisfies Record<
  SecondTry,
  (text: string, line: Line) => Asked | undefined
>

/**
 * The same filter by sound, where its names are written in Latin letters alone and so may be pinyin; undefined where they
 * are not. An exact query means what it says.
 */
export const askedBySound = (filter: RecordalFilter, how: SecondTry): Asked[] | undefined => {
  if (filter.match === 'exact') return undefined
  const texts: [string, Line][] = [
    [foldName(filter.q), 'either'],
    [foldName(filter.recordName), 'name'],
    [foldName(filter.name), 'holder'],
  ]
  const given = texts.filter(([text]) => text !== '')
  const asked = given.map(([text, line]) => {
    const plain = text.replaceAll("'", '')
    return letters.test(text) && plain.length >= fewestLetters ? bySound[how](plain, line) : undefined
  })
  const found = asked.filter((one) => one !== undefined)
  return given.length > 0 && found.length === given.length ? found : undefined
}
