import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

export interface NothingListedProps {
  /** The filter of the list: whether it is set, and a function that clears it. */
  of: { isFiltered: boolean; clear: () => void }
  /** The text when no filter is set; its default is 暂无数据. */
  text?: string | undefined
  /** The text when a filter is set; its default is `text`. */
  filtered?: string | undefined
  /** A link or button for the next step, shown when no filter is set: 去办理. */
  action?: ReactNode
}

/** What stands in place of a list without rows; it offers 清除筛选 when a filter is set. */
export function NothingListed({ of: { isFiltered, clear }, text, filtered = text, action }: NothingListedProps) {
  if (!isFiltered) return <Empty text={text} action={action} />
  return <Empty text={filtered} action={<Button onClick={clear}>清除筛选</Button>} />
}
