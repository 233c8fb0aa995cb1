import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { knownLetterAlikes, knownLookAlikes } from './known-look-alikes.ts'

type Pair = readonly [string, string]

/** Pairs of the drawn table (`tools/draw-look-alikes.ts`): in each line a sign and its look-alikes. */
export const drawnPairs = (): Pair[] =>
  readFileSync(resolve(import.meta.dirname, 'look-alikes.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [sign = '', ...others] = line
      return others.map((other): Pair => [sign, other])
    })

const readAlikes = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const add = (sign: string, other: string) => found.set(sign, (found.get(sign) ?? new Set()).add(other))
  for (const [one, other] of [...drawnPairs(), ...knownLookAlikes, ...knownLetterAlikes]) {
    add(one, other)
    add(other, one)
  }
  return found
}

let alikes: ReadonlyMap<string, ReadonlySet<string>> | undefined
const none: ReadonlySet<string> = new Set()

/** The signs that look like this one; the table is read when the first name is compared. */
export const looksLike = (sign: string): ReadonlySet<string> => {
  alikes ??= readAlikes()
  return alikes.get(sign) ?? none
}
