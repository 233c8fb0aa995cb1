import type { ComponentType } from 'react'

/** Which rows of a table are ticked, for an act on several of them. */
export interface RowTicks<Row> {
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Ticks these rows, as far as there is room for them, or unticks them. */
  put: (rows: readonly Row[], isTicked: boolean) => void
  /** As many rows are ticked as one act may have. */
  isFull: boolean
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
  /** The boxes of a row and of the page, which only lists with acts on several rows load. */
  TickRow: ComponentType<{ ticks: RowTicks<Row>; row: Row }>
  TickAll: ComponentType<{ ticks: RowTicks<Row>; rows: readonly Row[] }>
}
