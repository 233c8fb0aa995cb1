import { isHan, type MarkName, markName, storedName } from '../index-row/mark-name.ts'
import { type MarkSound, markSound } from '../index-row/mark-sound.ts'

/** A name with all that a comparison reads of it. */
export type ComparedName = MarkName & { sound: MarkSound }

export const comparedName = (name: string): ComparedName => {
  const read = markName(name)
  return { ...read, sound: markSound(read) }
}

/**
 * The name of a row. Its sound is read only where the index says that it may be near the one asked for, since reading it takes
 * longer than all else.
 */
export const comparedRow = (folded: string, { isHeard }: { isHeard: boolean }): ComparedName => {
  const read = storedName(folded)
  return { ...read, sound: isHeard ? markSound(read) : [] }
}

const wordWeight = 4

/** Whether signs are enough to count where another name holds them: two Han signs or four others; a Han sign counts as two. */
export const isWord = (signs: readonly string[]): boolean =>
  signs.length >= wordWeight || signs.length + signs.filter(isHan).length >= wordWeight

/** A folded name or sign as people read it: letters as capitals, as marks are written. */
export const shown = (folded: string): string => folded.toUpperCase()
