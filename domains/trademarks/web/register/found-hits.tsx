import { HitList, SearchedLine } from '@portal/marks/web'
import { Stack } from '@portal/platform/web'
import type { CheckReply } from '../../contract/check.ts'

export interface FoundHitsProps {
  name: string
  classes: readonly number[]
  reply: CheckReply
  /** True while this is the answer to the question before. */
  isOld: boolean
}

/** The marks that a check has found, and what was searched for them. */
export function FoundHits({ name, classes, reply: { hits, searched }, isOld }: FoundHitsProps) {
  return (
    <Stack gap={12} aria-busy={isOld || undefined}>
      <p role="status">{isOld ? '正在比对…' : summaryOf(name, hits.length, searched.marks)}</p>
      <SearchedLine searched={searched} />
      <HitList hits={hits} classes={classes} />
    </Stack>
  )
}

const summaryOf = (name: string, hits: number, marks: number): string => {
  if (marks === 0) return ''
  return hits === 0 ? `没有找到与“${name}”相同或近似的商标` : `与“${name}”相同或近似的商标 ${hits} 件`
}
