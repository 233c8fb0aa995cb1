import { foldedNumber } from '@portal/names/server'

const han = /\p{Script=Han}/u

export const isHan = (sign: string): boolean => han.test(sign)

/** A name as it is compared: its letters and digits alone, one by one. */
export type MarkName = { folded: string; signs: readonly string[]; hasHan: boolean }

/** A name that is folded already, as a row stores it. */
export const storedName = (folded: string): MarkName => ({ folded, signs: [...folded], hasHan: han.test(folded) })

/** Width, case, traditional forms, white space and everything but letters and digits make no difference. */
export const markName = (name: string): MarkName => storedName(foldedNumber(name))

/** Names of fewer signs are not compared sign by sign, since each would be one sign away from hundreds. */
export const fewestSigns = (hasHan: boolean): number => (hasHan ? 3 : 4)
