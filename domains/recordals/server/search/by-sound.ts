import { foldName, foldWords, isSyllable, pinyinParts, spokenWays, withDots } from '@portal/names/server'
import { type SQL, sql } from 'drizzle-orm'
import type { RecordalFilter } from '../../contract/search.ts'
import { wantedInitials, wantedSyllables } from '../index-row/gram.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, anyOf, holdsPart, nameHolds, wordHolds } from './asked.ts'

export type SecondTry = 'pinyin' | 'initials'
type Line = 'either' | 'name' | 'holder'

const lines: Record<Line, SQL> = {
  either: sql`${recordals.sounds}`,
  name: sql`split_part(${recordals.sounds}, chr(10), 1)`,
  holder: sql`split_part(${recordals.sounds}, chr(10), 2)`,
}
const firstLetters = (sounds: SQL): SQL => sql`regexp_replace(${sounds}, ' ([a-z0-9])[a-z0-9]*', '\\1', 'g')`

const fewestLetters = 2
/** The first syllables of a long text already leave few rows; the whole text is then compared with these. */
const mostSyllables = 3

const spokenAs = (parts: readonly string[], line: Line): Asked | undefined => {
  const beginnings = spokenWays(parts, mostSyllables)
  if (beginnings.length === 0) return undefined
  const [only, ...others] = parts
  if (only !== undefined && others.length === 0 && isSyllable(only)) {
    return anyOf(
      spokenWays(parts).map((way) => ({
        ways: [wantedSyllables(way)],
        row: holdsPart(lines[way.length === 1 ? 'name' : line], ` ${way.join(' ')} `),
      })),
    )
  }
  const pattern = parts.map((part) => [...part].join(' ?')).join(' ')
  return { ways: beginnings.map(wantedSyllables), row: sql`${lines[line]} ~ ${` ${pattern} `}` }
}

const byPinyin = (parts: readonly string[], line: Line): Asked | undefined => {
  const spelt = withDots(parts)
  const isSame = spelt.join(' ') === parts.join(' ')
  const asked = (isSame ? [parts] : [parts, spelt])
    .map((some) => spokenAs(some, line))
    .filter((one) => one !== undefined)
  return asked.length === 0 ? undefined : anyOf(asked)
}

/** Two first letters are searched in the name of the right alone, since most holders would have them. */
const byInitials = (parts: readonly string[], line: Line): Asked | undefined => {
  const letters = parts.join('')
  if (letters.length < fewestLetters) return undefined
  return {
    ways: [wantedInitials(letters)],
    row: holdsPart(firstLetters(lines[letters.length === 2 ? 'name' : line]), letters),
  }
}

const ways = { pinyin: byPinyin, initials: byInitials } satisfies Record<
  SecondTry,
  (parts: readonly string[], line: Line) => Asked | undefined
>

/** The two conditions of one text of a query: by its sound (undefined where it has none) and as it is written. */
type Text = { sounds: Asked | undefined; literal: Asked }

/**
 * The tries of a filter by sound: first with each of its texts as one phrase, then word by word, each as it is written or as it
 * sounds. There are none where no text is in Latin letters, and none for an exact search, which means what is written.
 */
export const askedBySound = (filter: RecordalFilter, how: SecondTry): Asked[][] => {
  if (filter.match === 'exact') return []
  const spoken = (text: string, line: Line): Asked | undefined => {
    const parts = pinyinParts(text)
    return parts && ways[how](parts, line)
  }
  const inName = (kind: 'recordName' | 'holder', text: string, line: Line): Text[] => {
    const folded = foldName(text)
    return folded === '' ? [] : [{ sounds: spoken(text, line), literal: nameHolds(kind, folded, 'fuzzy') }]
  }
  const names = [...inName('recordName', filter.recordName, 'name'), ...inName('holder', filter.name, 'holder')]
  const words = foldWords(filter.q)
  const phrase = words.length === 0 ? [] : [spoken(filter.q, 'either')]
  const phrases = [...phrase, ...names.map(({ sounds }) => sounds)]
  const whole = phrases.filter((one) => one !== undefined)
  const single = [
    ...words.map((word): Text => ({ sounds: spoken(word, 'either'), literal: wordHolds(word, 'fuzzy') })),
    ...names,
  ]
  const tries: Asked[][] = []
  if (phrases.length > 0 && whole.length === phrases.length) tries.push(whole)
  const isMixed = tries.length === 0 || words.length > 1
  if (isMixed && single.some(({ sounds }) => sounds)) {
    tries.push(single.map(({ sounds, literal }) => (sounds ? anyOf([literal, sounds]) : literal)))
  }
  return tries
}
