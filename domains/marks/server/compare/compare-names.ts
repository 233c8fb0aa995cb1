import { type HitReason, hitReasons, reasonPoints } from '../../contract/mark.ts'
import type { ComparedName } from './compared-name.ts'
import { soundOneReason, soundReason } from './in-sound.ts'
import { containsReason, lookReason, oneSignReason } from './in-writing.ts'

/** Why two names are alike, in words for people. */
export type Reason = { code: HitReason; text: string }

type Judge = (asked: ComparedName, known: ComparedName) => string | undefined

const judges: Record<Exclude<HitReason, 'same'>, Judge> = {
  look: lookReason,
  sound: soundReason,
  oneSign: oneSignReason,
  contains: containsReason,
  soundOne: soundOneReason,
}

/**
 * All reasons why a known name is like the one asked for, the strongest first; none where it is not. Names that are the same have
 * this one reason, since it holds the others.
 */
export const compareNames = (asked: ComparedName, known: ComparedName): Reason[] => {
  if (asked.folded === '' || known.folded === '') return []
  if (asked.folded === known.folded) return [{ code: 'same', text: '名称相同' }]
  return hitReasons.flatMap((code) => {
    const text = code === 'same' ? undefined : judges[code](asked, known)
    return text === undefined ? [] : [{ code, text }]
  })
}

/** The points of a hit with these reasons: those of the strongest; 0 without any. */
export const pointsOf = (reasons: readonly Reason[]): number =>
  Math.max(0, ...reasons.map(({ code }) => reasonPoints[code]))
