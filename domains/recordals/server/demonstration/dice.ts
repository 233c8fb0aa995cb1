/** Random numbers that repeat: the same seed gives the same numbers (mulberry32, public domain, Tommy Ettinger). */
export type Dice = {
  /** A number from 0 up to but not including 1. */
  next: () => number
  /** A whole number from 0 below `under`. */
  below: (under: number) => number
  pick: <T>(from: readonly [T, ...T[]]) => T
}

export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (under: number): number => Math.floor(next() * under)
  return { next, below, pick: (from) => from[below(from.length)] ?? from[0] }
}
