import { momentText, Timeline, type TimelineItem } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/index.ts'
import { type RequestState, requestStateLabels } from '../../contract/rules.ts'

/** The way of a request: waiting, then in service and completed, or not accepted with the reason. */
const timelineItems = ({
  state,
  acceptContent,
  ipForeignOperateDTOList: entries,
}: Pick<RequestDetail, 'state' | 'acceptContent' | 'ipForeignOperateDTOList'>): TimelineItem[] => {
  const way: readonly RequestState[] = state === 4 ? [1, 4] : [1, 2, 3]
  return way.map((step) => {
    const entry = entries.find(({ stateAfterOperate }) => stateAfterOperate === step)
    return {
      title: requestStateLabels[step],
      ...(entry && { time: momentText(entry.createTime) }),
      ...(step === 4 && acceptContent && { text: acceptContent }),
      state: step === 4 ? 'refused' : step > state ? 'todo' : step === state && state !== 3 ? 'current' : 'done',
    }
  })
}

export function RequestTimeline({ detail }: { detail: RequestDetail }) {
  return <Timeline layout="across" items={timelineItems(detail)} />
}
