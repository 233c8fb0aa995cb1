import type { RefObject } from 'react'
import { useDeskKeys } from './desk-keys.ts'

const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-row]') ?? null

/** What opens the row: the link of its title, else its first button. */
const mainOf = (row: HTMLElement | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button:not(:disabled)') ?? null

/** The first button of a row; a link beside it that opens the record only on a phone is marked `data-aside`. */
const firstAct = '[data-acts] :is(a[href], button:not(:disabled)):not([data-aside])'

/**
 * The keys of a list: `j` and `k` lead the focus from row to row, where Enter opens the record as it does on every link; `x`
 * ticks the row, and `e` presses its first button, which asks what it asks by hand.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const current = rowOf(document.activeElement)
    const at = current ? rows.indexOf(current) : -1
    const next = mainOf(rows[at < 0 ? 0 : at + by])
    next?.focus()
    next?.scrollIntoView?.({ block: 'nearest' })
  }
  const inRow = (selector: string) => rowOf(document.activeElement)?.querySelector<HTMLElement>(selector)?.click()
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => inRow('[data-tick]'),
    e: () => inRow(firstAct),
  })
}
