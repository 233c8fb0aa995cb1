import * as z from 'zod/mini'
import { soughtName } from '../../contract/mark-name.ts'

/** What is looked for: a name, and classes by number joined by `;`, or none for all. */
export type SearchValues = { trademark_name: string; classes: string }

export const searchDefaults: SearchValues = { trademark_name: '', classes: '' }

export const searchRules = z.object({ trademark_name: soughtName })

export const classNumbers = (classes: string): number[] =>
  classes
    .split(';')
    .filter((one) => one !== '')
    .map(Number)
