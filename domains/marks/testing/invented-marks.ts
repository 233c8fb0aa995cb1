import { standardHan, syllablesOf } from '@portal/names/server'
import type { MarkStatus } from '../contract/mark.ts'
import { draw } from '../server/demonstration/draw.ts'

/** A mark of a list, as one would import it. */
export type InventedMark = { number: string; name: string; classes: number[]; holder: string; status: MarkStatus }

/** The common characters in an order without meaning, so that the frequent ones of our names are not those that sound alike. */
const common = standardHan
  .slice(0, 3_755)
  .map((sign) => ({ sign, place: draw(0, sign, 2 ** 31) }))
  .toSorted((a, b) => a.place - b.place)
  .map(({ sign }) => sign)

const spread = 1_000_000
/** Some characters stand in one name of a hundred and most in few, as in life. */
const han = (at: number, what: string): string =>
  common[Math.floor((draw(at, what, spread) / spread) ** 2.2 * common.length)] ?? ''
const hanOf = (at: number, length: number): string =>
  Array.from({ length }, (_, place) => han(at, `han ${place}`)).join('')

const onsets = [...'bcdfghjklmnprstvwxz', 'br', 'st', 'tr', 'pl', 'qu', 'sh']
const rimes = ['a', 'e', 'i', 'o', 'u', 'an', 'el', 'in', 'or', 'us', 'ax', 'en', 'ia', 'ix', 'ar', 'on', 'ern']
const letters = (at: number, length: number, what = ''): string =>
  Array.from({ length }, (_, place) => {
    const onset = onsets[draw(at, `${what} onset ${place}`, onsets.length)]
    return `${onset}${rimes[draw(at, `${what} rime ${place}`, rimes.length)]}`
  }).join('')

const endings = ['之家', '世家', '优品', '食品', '科技', '生活', '家园', '工坊', '源', '记', '堂', '坊']

type Maker = (at: number) => string

/** The kinds of names, each as often as its number among a hundred. */
const makers: readonly (readonly [number, Maker])[] = [
  [28, (at) => hanOf(at, 2)],
  [20, (at) => hanOf(at, 3)],
  [14, (at) => hanOf(at, 4)],
  [4, (at) => hanOf(at, 5 + draw(at, 'length', 4))],
  [6, (at) => hanOf(at, 2) + endings[draw(at, 'ending', endings.length)]],
  [1, (at) => hanOf(at, 1)],
  [16, (at) => letters(at, 2 + draw(at, 'length', 2)).toUpperCase()],
  [3, (at) => `${letters(at, 2)} ${letters(at, 3, 'second')}`.toUpperCase()],
  [2, (at) => letters(at, 1 + draw(at, 'length', 2)).toUpperCase()],
  [1, (at) => `${letters(at, 1).toUpperCase()}${draw(at, 'digits', 1_000)}`],
  [2, (at) => `${hanOf(at, 2)} ${letters(at, 2).toUpperCase()}`],
  [
    3,
    (at) =>
      syllablesOf(hanOf(at, 2 + draw(at, 'length', 2)))
        .join('')
        .toUpperCase(),
  ],
]
const chances = makers.flatMap(([times, make]) => Array.from({ length: times }, () => make))

/** One name of so many stands in the list again, in another class or of another holder. */
const twinEvery = 7

const inventMarkName = (at: number): string => {
  const from = draw(at, 'twin', twinEvery) === 0 ? draw(at, 'of', at + 1) : at
  return chances[draw(from, 'kind', chances.length)]?.(from) ?? ''
}

const statuses: readonly MarkStatus[] = ['registered', 'registered', 'registered', 'pending', 'dead']

const classesOf = (at: number): number[] => {
  const count = draw(at, 'classes', 8) === 0 ? 3 : 1
  return [...new Set(Array.from({ length: count }, (_, place) => 1 + draw(at, `class ${place}`, 45)))].toSorted(
    (a, b) => a - b,
  )
}

/**
 * A mark that nobody owns: its name is thrown together from characters or syllables, and its number and holder say that it is
 * invented. The same place gives the same mark, so a list of any length repeats.
 */
export const inventMark = (at: number): InventedMark => ({
  number: `演示${String(at).padStart(9, '0')}`,
  name: inventMarkName(at),
  classes: classesOf(at),
  holder: `演示${hanOf(draw(at, 'holder', 200_000), 2)}商行`,
  status: statuses[draw(at, 'status', statuses.length)] ?? 'registered',
})
