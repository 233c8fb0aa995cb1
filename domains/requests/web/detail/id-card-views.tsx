import { Log, momentWords } from '@portal/platform/web'
import type { IdCardView } from '../../contract/detail.ts'

/** Lists who has seen the whole ID number and why; the owner and the desk see the same list. */
export function IdCardViews({ views }: { views: readonly IdCardView[] }) {
  return (
    <Log
      label="谁看过身份证号"
      entries={views}
      timeText={momentWords}
      line={({ createTime, actor, reason }) => ({ time: createTime, parts: [actor, reason] })}
    />
  )
}
