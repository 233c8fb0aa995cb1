import { useState } from 'react'
import { bulkLimit } from '../../contract/bulk.ts'
import { TickAll, TickRow } from '../ui/row-tick.tsx'
import type { RowTicks } from '../ui/row-ticks.ts'

interface TicksOptions<Row> {
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  /** The rows on the page now. */
  shown: readonly Row[]
  /** What the list is filtered by: under another filter no row is ticked. */
  filter: string
}

/**
 * The ticked rows of a list, on all of its pages. A row that is on the page counts as it stands there now, so that an act names
 * what its user sees.
 */
export const useTicks = <Row>({ rowKey, nameOf, shown, filter }: TicksOptions<Row>) => {
  const [kept, setKept] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({ filter, rows: new Map() })
  const ticked: ReadonlyMap<string, Row> = kept.filter === filter ? kept.rows : new Map()
  const now = new Map(shown.map((row) => [rowKey(row), row]))
  const put = (rows: readonly Row[], isTicked: boolean) => {
    const next = new Map(ticked)
    for (const row of rows) {
      if (!isTicked) next.delete(rowKey(row))
      else if (next.size < bulkLimit) next.set(rowKey(row), row)
    }
    setKept({ filter, rows: next })
  }
  const ticks: RowTicks<Row> = {
    has: (row) => ticked.has(rowKey(row)),
    toggle: (row) => put([row], !ticked.has(rowKey(row))),
    put,
    isFull: ticked.size >= bulkLimit,
    nameOf,
    ...{ TickRow, TickAll },
  }
  return {
    ticks,
    rows: [...ticked].map(([key, row]) => now.get(key) ?? row),
    clear: () => setKept({ filter, rows: new Map() }),
  }
}
