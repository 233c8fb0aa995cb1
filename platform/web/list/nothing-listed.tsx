import type { ReactNode } from 'react'
import { EmptyState } from '../scenes/empty-state.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

export interface NothingListedProps {
  /** The filter of the list: whether it is set, and a function that clears it. */
  of: { isFiltered: boolean; clear: () => void }
  /** The text when no filter is set; its default is 暂无数据. */
  text?: string | undefined
  /** The text below 没有找到, when a filter is set; its default is `text`, else 暂无数据. */
  filtered?: string | undefined
  /** A link or button for the next step, shown when no filter is set: 去办理. */
  action?: ReactNode
}

/** What stands in place of a list without rows; it offers 清除筛选 when a filter is set. */
export function NothingListed({ of: { isFiltered, clear }, text, filtered = text, action }: NothingListedProps) {
  if (!isFiltered) return <Empty text={text} action={action} />
  return (
    <EmptyState scene="none" title="没有找到" text={filtered ?? '暂无数据'}>
      <Button onClick={clear}>清除筛选</Button>
    </EmptyState>
  )
}
