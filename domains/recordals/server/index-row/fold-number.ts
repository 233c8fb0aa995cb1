import { foldNumber } from '../../contract/read-box.ts'
import { foldName } from './fold-name.ts'

/** A number as it is compared: its letters and digits, as of a name. */
export const foldedNumber = (text: string): string => foldNumber(foldName(text))
