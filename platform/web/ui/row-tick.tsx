import { useEffect, useRef } from 'react'
import choice from './choice.module.css'
import { classNames } from './class-names.ts'
import styles from './row-tick.module.css'
import type { RowTicks } from './row-ticks.ts'

interface TickRowProps<Row> {
  ticks: RowTicks<Row>
  row: Row
}

export function TickRow<Row>({ ticks, row }: TickRowProps<Row>) {
  const isTicked = ticks.has(row)
  return (
    <label className={classNames('no-print', styles.place)}>
      <input
        type="checkbox"
        data-tick
        className={choice.box}
        aria-label={`选择 ${ticks.nameOf(row)}`}
        checked={isTicked}
        disabled={ticks.isFull && !isTicked}
        onChange={() => ticks.toggle(row)}
      />
    </label>
  )
}

interface TickAllProps<Row> {
  ticks: RowTicks<Row>
  rows: readonly Row[]
}

/** Ticks all rows of the page, or none. */
export function TickAll<Row>({ ticks, rows }: TickAllProps<Row>) {
  const box = useRef<HTMLInputElement>(null)
  const count = rows.filter(ticks.has).length
  const isAll = count === rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <label className={classNames('no-print', styles.place)}>
      <input
        ref={box}
        type="checkbox"
        className={choice.box}
        aria-label="选择本页"
        checked={isAll}
        onChange={() => ticks.put(rows, !isAll)}
      />
    </label>
  )
}
