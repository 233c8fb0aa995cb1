import type { ReactNode } from 'react'
import { momentText } from './calendar-day.ts'
import styles from './log.module.css'
import { Stack } from './stack.tsx'

/** A line of a log: when, and in short parts who did what; a part that is empty is left out. */
export interface LogLine {
  /** Epoch milliseconds. */
  time: number
  parts: readonly ReactNode[]
  /** What stands below the line: the words before and after a change. */
  below?: ReactNode
}

export interface LogProps<Entry> {
  /** Spoken name of the list. */
  label: string
  entries: readonly Entry[]
  line: (entry: Entry) => LogLine
  /** How a moment is written; its default is to the minute. */
  timeText?: ((time: number) => string) | undefined
}

/** What happened to a record, line by line: who did or saw what, and when. Its entries are never changed or reordered. */
export function Log<Entry>({ label, entries, line, timeText = momentText }: LogProps<Entry>) {
  return (
    <Stack as="ol" gap={10} className={styles.log} aria-label={label}>
      {entries.map((entry, at) => {
        const { time, parts, below } = line(entry)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, and two lines may be alike.
          <li key={at}>
            <time dateTime={new Date(time).toISOString()}>{timeText(time)}</time>
            {parts.map(
              (part, place) =>
                part !== null &&
                part !== undefined &&
                part !== false &&
                part !== '' && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places.
                  <span key={place}>{part}</span>
                ),
            )}
            {below !== undefined && below !== null && <div className={styles.below}>{below}</div>}
          </li>
        )
      })}
    </Stack>
  )
}
