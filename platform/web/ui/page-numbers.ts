/** A gap between page numbers; the two differ so that both can be keys. */
export type PageEntry = number | 'gap-before' | 'gap-after'

const around = 2

/**
 * The page numbers to show: the first, the last, and the neighbours of the current page. The pages between them become a
 * gap, unless only one page would be hidden.
 */
export const pageNumbers = (current: number, pages: number): readonly PageEntry[] => {
  const from = Math.max(2, Math.min(current - around, pages - 2 * around))
  const to = Math.min(pages - 1, Math.max(current + around, 1 + 2 * around))
  const middle = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)
  const before: PageEntry[] = from === 3 ? [2] : from > 3 ? ['gap-before'] : []
  const after: PageEntry[] = to === pages - 2 ? [pages - 1] : to < pages - 2 ? ['gap-after'] : []
  return pages <= 1 ? [1] : [1, ...before, ...middle, ...after, pages]
}
