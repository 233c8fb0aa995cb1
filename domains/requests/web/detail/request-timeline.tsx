import { momentText, Timeline, type TimelineItem } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'
import { type RequestState, requestStateLabels } from '../../contract/rules.ts'
import type { SupplementRound } from '../../contract/supplement-view.ts'

type Shown = Pick<RequestDetail, 'state' | 'acceptContent' | 'ipForeignOperateDTOList' | 'supplements'>

/** With more rounds of supplement than this, the timeline does not fit across the page. */
const mostAcross = 2

const roundItem = ({ round, askedTime, endTime, outcome }: SupplementRound): TimelineItem => ({
  title: `补充（第 ${round} 轮）`,
  time: momentText(askedTime),
  text: { open: '等待补充，计时暂停', answered: `${momentText(endTime)} 已补充`, withdrawn: '已撤回' }[outcome],
  state: outcome === 'open' ? 'current' : 'done',
})

/**
 * The steps of the timeline: waiting, in service and completed, or refused with the reason; rounds of supplement stand
 * where they happened.
 */
const timelineItems = ({ state, acceptContent, ipForeignOperateDTOList: entries, supplements }: Shown) => {
  const way: readonly RequestState[] = state === 4 ? [1, 4] : [1, 2, 3]
  const timeOf = (step: RequestState | undefined) =>
    entries.find(({ stateAfterOperate }) => stateAfterOperate === step)?.createTime
  return way.flatMap((step, index): TimelineItem[] => {
    const begun = timeOf(step)
    const ended = timeOf(way[index + 1]) ?? Number.POSITIVE_INFINITY
    const within = supplements.filter(
      ({ askedTime }) => begun !== undefined && askedTime >= begun && (askedTime < ended || step === state),
    )
    return [
      {
        title: requestStateLabels[step],
        ...(begun !== undefined && { time: momentText(begun) }),
        ...(step === 4 && acceptContent && { text: acceptContent }),
        state: step === 4 ? 'refused' : step > state ? 'todo' : step === state && state !== 3 ? 'current' : 'done',
      },
      ...within.map(roundItem),
    ]
  })
}

export function RequestTimeline({ detail }: { detail: RequestDetail }) {
  return <Timeline layout={detail.supplements.length > mostAcross ? 'down' : 'across'} items={timelineItems(detail)} />
}
