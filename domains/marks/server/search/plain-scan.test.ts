import { foldName, isSyllable, syllablesOf } from '@portal/names/server'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HitReason, hitReasons, type MarkStatus, markStatuses, reasonPoints } from '../../contract/mark.ts'
import { awkwardName, chanceOf, changedName } from '../../testing/awkward-names.ts'
import { createMarksApp, type MarksApp } from '../../testing/marks-app.ts'
import { looksLike } from '../compare/look-alikes.ts'
import { scoreClasses } from './score-classes.ts'
import { searchMarks } from './search-marks.ts'

const { size, names } = stress(import.meta, {
  what: '随机名称与逐行比对：2,000 个名称比 6,000 件商标（本次 100 个比 2,000 件）',
  full: { size: 6_000, names: 2_000 },
  gate: { size: 2_000, names: 100 },
})
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** One name of so many is scored as well. */
const scoredEvery = 4

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** All ways to cut letters into syllables, and digits as they stand. */
const readings = (letters: string): string[][] => {
  if (letters === '') return [[]]
  const digits = letters.match(/^\d+/)?.[0]
  const starts = digits ? [digits] : [6, 5, 4, 3, 2, 1].map((length) => letters.slice(0, length))
  return [...new Set(starts)]
    .filter((start) => digits || isSyllable(start))
    .flatMap((start) => readings(letters.slice(start.length)).map((rest) => [start, ...rest]))
}

/** A name with all that the rules speak of, read in another way than the server reads it. */
type Plain = { folded: string; signs: string[]; joined: string[]; sounds: string[][] }

const soundsOf = (folded: string): string[][] => {
  if (isHan(folded)) {
    const count = folded.replaceAll(/[a-z\d]+/g, 'x').length
    const syllables = [...syllablesOf(folded)]
    return /^[\p{Script=Han}a-z\d]+$/u.test(folded) && syllables.length === count ? [syllables] : []
  }
  if (!/^(?=.*[a-z])[a-z\d]+$/.test(folded)) return []
  const spellings = new Set([folded, folded.replaceAll(/(?<=[ln])ue/g, 've')])
  // The first of all ways takes the longest syllables.
  return [...spellings].flatMap((spelling) => readings(spelling).slice(0, 1))
}

const plainOf = (name: string): Plain => {
  const folded = foldName(name).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const joined = folded.split(/(rn|vv)/).flatMap((part) => (part === 'rn' || part === 'vv' ? [part] : [...part]))
  return { folded, signs: [...folded], joined, sounds: soundsOf(folded) }
}

/** How many single changes lead from one list to the other (Levenshtein), counted up to two. */
const distance = (one: readonly string[], other: readonly string[]): number => {
  if (Math.abs(one.length - other.length) > 1) return 2
  let line = other.map((_, at) => at + 1)
  for (const [row, sign] of one.entries()) {
    let [left, corner] = [row + 1, row]
    line = line.map((above, at) => {
      left = Math.min(left + 1, above + 1, corner + (sign === other[at] ? 0 : 1))
      corner = above
      return left
    })
  }
  return Math.min(2, line.at(-1) ?? one.length)
}

const differing = (one: readonly string[], other: readonly string[]): [string, string][] =>
  one.flatMap((sign, at): [string, string][] => (sign === other[at] ? [] : [[sign, other[at] ?? '']]))

const looks = (one: readonly string[], other: readonly string[]): boolean => {
  const pairs = one.length === other.length ? differing(one, other) : []
  return pairs.length > 0 && pairs.length <= 2 && pairs.every(([a, b]) => looksLike(a).has(b))
}

const counts = ({ signs }: Plain): boolean => signs.reduce((sum, sign) => sum + (isHan(sign) ? 2 : 1), 0) >= 4

const holds = (longer: Plain, shorter: Plain): boolean => counts(shorter) && longer.folded.includes(shorter.folded)

const rules: Record<HitReason, (one: Plain, other: Plain) => boolean> = {
  same: () => false,
  look: (one, other) => looks(one.signs, other.signs) || looks(one.joined, other.joined),
  sound: (one, other) => {
    const joint = isHan(one.folded) && isHan(other.folded) ? ' ' : ''
    return one.sounds.some((a) => other.sounds.some((b) => a.join(joint) === b.join(joint)))
  },
  oneSign: (one, other) =>
    Math.max(one.signs.length, other.signs.length) >= (isHan(one.folded) && isHan(other.folded) ? 3 : 4) &&
    distance(one.signs, other.signs) === 1,
  contains: (one, other) => holds(one, other) || holds(other, one),
  soundOne: (one, other) =>
    one.sounds.some((a) =>
      other.sounds.some((b) => a.length > 3 && a.length === b.length && differing(a, b).length === 1),
    ),
}

const reasonsOf = (one: Plain, other: Plain): HitReason[] => {
  if (one.folded === '' || other.folded === '') return []
  return one.folded === other.folded ? ['same'] : hitReasons.filter((reason) => rules[reason](one, other))
}

type Row = { name: string; plain: Plain; number: string; classes: number[]; status: MarkStatus }
type Hit = { row: Row; at: number; reasons: HitReason[]; points: number; sameClass: boolean }

let portal: MarksApp
let rows: Row[]
const chance = chanceOf(seed)

beforeAll(async () => {
  portal = await createMarksApp()
  const invented: string[] = []
  while (invented.length < size) {
    const from = invented[chance.below(invented.length + 1)]
    invented.push(from && chance.below(3) === 0 ? changedName(chance, from) : awkwardName(chance))
  }
  rows = invented.map((name, at) => ({
    name,
    plain: plainOf(name),
    number: `演示${at}`,
    classes: [...new Set([1 + chance.below(6), 1 + chance.below(6)])],
    status: chance.of(markStatuses),
  }))
  await portal.put(rows.map(({ plain: _, ...row }) => row))
  // Scores are compared with what marks take from them alone.
  await portal.database.pool.query("insert into sign_rule_version (version, rules, created_at) values (1, '[]', now())")
  await portal.database.pool.query('analyze known_mark')
}, 480_000)
afterAll(() => portal.close())

const scan = (asked: Plain, classes: readonly number[]): Hit[] =>
  rows
    .flatMap((row, at): Hit[] => {
      const reasons = reasonsOf(asked, row.plain)
      const points = Math.max(0, ...reasons.map((reason) => reasonPoints[reason]))
      return points === 0
        ? []
        : [{ row, at, reasons, points, sameClass: row.classes.some((one) => classes.includes(one)) }]
    })
    .sort(
      (a, b) =>
        Number(b.sameClass) - Number(a.sameClass) ||
        b.points - a.points ||
        Number(a.row.status === 'dead') - Number(b.row.status === 'dead') ||
        a.at - b.at,
    )

it(`${names} names find what a plain scan of ${size} marks finds, in its order (SEED=${seed})`, async () => {
  const seen = new Map<HitReason, number>()
  let partial = 0
  for (let number = 0; number < names; number += 1) {
    const from = rows[chance.below(rows.length)]?.name ?? ''
    const name = chance.below(3) === 0 ? awkwardName(chance) : changedName(chance, from)
    const classes = chance.of([[], [1], [2, 5]])
    const told = `SEED=${seed} name ${number}: ${JSON.stringify({ name, classes })}`
    const all = scan(plainOf(name), classes)
    for (const reason of new Set(all.flatMap(({ reasons }) => reasons))) seen.set(reason, (seen.get(reason) ?? 0) + 1)
    const { hits, searched } = await searchMarks(portal.ctx, { name, classes })
    if (searched.isPartial) {
      partial += 1
      continue
    }
    expect(
      hits.map((hit) => ({ number: hit.number, reasons: hit.reasons.map(({ code }) => code), points: hit.points })),
      told,
    ).toEqual(all.slice(0, 50).map(({ row, reasons, points }) => ({ number: row.number, reasons, points })))
    if (number % scoredEvery > 0) continue
    const scored = await scoreClasses(portal.ctx, { name, classes: [1, 4], items: [] })
    const expected = [1, 4].map((one) => {
      const live = all.filter(({ row }) => row.status !== 'dead' && row.classes.includes(one))
      return Math.max(1, 100 - Math.max(0, ...live.map(({ points }) => points)))
    })
    expect(
      scored.classes.map(({ score }) => score),
      told,
    ).toEqual(expected)
  }
  expect(partial, 'names with more marks than are compared').toBeLessThan(names / 20)
  // A hundred names may well miss a rare reason; two thousand must not.
  const fewest = Math.floor(names / 500)
  for (const reason of hitReasons) expect(seen.get(reason) ?? 0, reason).toBeGreaterThanOrEqual(fewest)
}, 900_000)
