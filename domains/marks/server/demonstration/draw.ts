import { numberedPiece } from '@portal/names/server'

/**
 * A whole number from 0 below `under` that depends on the place of a row and on what it is for, and on nothing else: so each row of
 * an invented list can be made by itself, and is the same each time.
 */
export const draw = (at: number, what: string, under: number): number => (numberedPiece(at, what) >>> 0) % under

export const drawFrom = <T>(at: number, what: string, from: readonly [T, ...T[]]): T =>
  from[draw(at, what, from.length)] ?? from[0]
