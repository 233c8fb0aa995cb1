import { draw } from '../server/demonstration/draw.ts'

/** A repeatable chance by its seed: a number below one, or one of a list. */
export type Chance = { below: (under: number) => number; of: <T>(list: readonly [T, ...T[]]) => T }

export const chanceOf = (seed: number): Chance => {
  let at = 0
  const below = (under: number): number => {
    at += 1
    return draw(at, String(seed), under)
  }
  return { below, of: (list) => list[below(list.length)] ?? list[0] }
}

/** Signs that look alike, that sound alike, traditional and wide ones, and some that nobody compares. */
const han = [...'未末木本己已巳土士日曰目人入八星兴晨辰尘沉海河花华化大太门问龍龙遠远西安先重庆田由甲申风凤']
const letters = [...'o0il1rnmvwaekxingchenshanOIＡ８']
const rare = ['·', ' ', '-', 'の', '𠮷', '，', 'é'] as const
const spoken = ['xing', 'chen', 'xi', 'an', 'hai', 'hua', 'men', 'long', 'lue', 'AN', 'Hai'] as const

const some = (chance: Chance, from: readonly string[], length: number): string =>
  Array.from({ length }, () => from[chance.below(from.length)] ?? '').join('')

/** A name as awkward as names can be, of signs so few that many names are alike. */
export const awkwardName = (chance: Chance): string => {
  const { below, of } = chance
  const length = of([1, 2, 2, 3, 3, 4, 5, 6])
  return of<() => string>([
    () => some(chance, han, length),
    () => some(chance, han, length),
    () => some(chance, letters, length + 2),
    () => some(chance, spoken, length),
    () => some(chance, han, length) + some(chance, letters, 1 + below(3)),
    () => some(chance, han, 1) + of(rare) + some(chance, han, length),
    () =>
      of(['星辰大海未来', 'chenshanxingan', '海河花华化大太门问龙']) + some(chance, of([han, letters]), 3 + below(12)),
  ])()
}

/** A name with one or two changes of the sort that a comparison looks for. */
export const changedName = (chance: Chance, name: string): string => {
  const { below, of } = chance
  const signs = [...name]
  const at = below(signs.length + 1)
  const other = of([some(chance, han, 1), some(chance, letters, 1)])
  const changed = of<() => string>([
    () => name,
    () => signs.toSpliced(at, 0, other).join(''),
    () => signs.toSpliced(at, 1).join(''),
    () => signs.toSpliced(at, 1, other).join(''),
    () => signs.slice(at).join(''),
    () => other + name + some(chance, han, 2),
    () => name.toUpperCase(),
  ])()
  return below(4) === 0 && changed !== '' ? changedName(chance, changed) : changed
}
