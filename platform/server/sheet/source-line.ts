/**
 * One line with data of a list: the number (from 1) of the file's line where it begins, its cells, and the fault that keeps it
 * from being read, if any.
 */
export type SourceLine = { line: number; cells: readonly string[]; fault?: string }

/** How the caller refuses a file that is no list; `msg` says why, in Chinese. */
export type RefuseList = (msg: string) => never
