import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { drawSign } from './draw-look-alikes/draw-sign.ts'
import { signsToDraw } from './draw-look-alikes/signs.ts'

/** Signs look alike from this cosine of their pictures on, and no sign has more look-alikes than this. */
const enough = 0.8
const mostOfOne = 12

type Pair = { a: number; b: number; cosine: number }

const cosineOf = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

const alikePairs = (pictures: readonly Float32Array[]): Pair[] =>
  pictures
    .flatMap((one, a) =>
      pictures.slice(a + 1).flatMap((other, after) => {
        const cosine = cosineOf(one, other)
        return cosine >= enough ? [{ a, b: a + 1 + after, cosine }] : []
      }),
    )
    .toSorted((one, other) => other.cosine - one.cosine || one.a - other.a || one.b - other.b)

/** The pairs, the most alike first, as long as neither sign of a pair has enough of them: so likeness goes both ways. */
const chosenPairs = (pairs: readonly Pair[]): Pair[] => {
  const counts = new Map<number, number>()
  const countOf = (sign: number): number => counts.get(sign) ?? 0
  return pairs.filter(({ a, b }) => {
    if (countOf(a) >= mostOfOne || countOf(b) >= mostOfOne) return false
    for (const sign of [a, b]) counts.set(sign, countOf(sign) + 1)
    return true
  })
}

/**
 * `node tools/draw-look-alikes.ts`: draws all signs, compares each with each, and writes which look alike: a line for each sign,
 * behind it those of its look-alikes that come later. It takes more than a minute, and is run again only for another font.
 */
const run = async (): Promise<void> => {
  const pictures: Float32Array[] = []
  for (const sign of signsToDraw) pictures.push(await drawSign(sign))
  const pairs = chosenPairs(alikePairs(pictures))
  const lines = signsToDraw.map((sign, at) => {
    const later = pairs.filter(({ a }) => a === at).map(({ b }) => signsToDraw[b] ?? '')
    return later.length === 0 ? '' : `${sign}${later.join('')}\n`
  })
  const path = resolve(import.meta.dirname, '../domains/marks/server/compare/look-alikes.txt')
  writeFileSync(path, lines.join('').toLowerCase())
  process.stdout.write(`${signsToDraw.length} signs, ${pairs.length} pairs: ${path}\n`)
}

await run()
