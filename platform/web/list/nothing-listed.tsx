import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

export interface NothingListedProps {
  /** The filter that found nothing, and the way out of it. */
  of: { isFiltered: boolean; clear: () => void }
  /** Said while nothing is filtered; 暂无数据 unless told. */
  text?: string | undefined
  /** Said of a filter that finds nothing; the same text unless told. */
  filtered?: string | undefined
  /** The next step while nothing is filtered: 去办理. */
  action?: ReactNode
}

/** A list without a row: 清除筛选 where a filter is to blame. */
export function NothingListed({ of: { isFiltered, clear }, text, filtered = text, action }: NothingListedProps) {
  if (!isFiltered) return <Empty text={text} action={action} />
  return <Empty text={filtered} action={<Button onClick={clear}>清除筛选</Button>} />
}
