import { foldNumber } from '../contract/fold-number.ts'
import { foldName } from './fold-name.ts'

/** Folds a number for comparison: only its letters and digits are left, folded as in names. */
export const foldedNumber = (text: string): string => foldNumber(foldName(text))
