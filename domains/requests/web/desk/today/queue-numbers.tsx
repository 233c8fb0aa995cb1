import { briefMoment, dueWords, lateWords, TodayNumber } from '@portal/platform/web'
import { useViewCounts } from './use-view-counts.ts'
import { viewPath } from './view-path.ts'

const said = (moment: number | null | undefined, words: (moment: number) => string): string | undefined =>
  typeof moment === 'number' ? words(moment) : undefined

/** The three numbers of the queue on 今日工作: what is overdue, due today, and with nobody. */
export function QueueNumbers() {
  const { late, today, free } = useViewCounts() ?? {}
  return (
    <>
      <TodayNumber
        label="已超时"
        count={late?.count}
        note={said(late?.first, (moment) => `最久 ${lateWords(moment)}`)}
        to={viewPath('late')}
        tone="late"
      />
      <TodayNumber
        label="今天到期"
        count={today?.count}
        note={said(today?.first, (moment) => dueWords(moment).tail)}
        to={viewPath('today')}
        tone="today"
      />
      <TodayNumber
        label="没人领取"
        count={free?.count}
        note={said(free?.first, (moment) => `最早 ${briefMoment(moment)}`)}
        to={viewPath('free')}
      />
    </>
  )
}
