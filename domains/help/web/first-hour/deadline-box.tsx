import { DateField, dayWords, Field } from '@portal/platform/web'
import css from './first-hour.module.css'
import type { Deadline } from './guide.ts'
import { lastDayOf } from './last-day.ts'

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const
const weekdayOf = (day: string): string => `星期${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`

const notCounted = {
  china: '已扣除公布的节假日；收到的当天不算。',
  weekdays: '只扣除周末，没有扣除当地节假日；收到的当天不算。',
  days: '每一天都算；收到的当天不算。',
} satisfies Record<Deadline['counts'], string>

/** How long the rule leaves, and the last day counted from the day on which the notice came. */
export function DeadlineBox({
  deadline,
  received,
  onReceived,
}: {
  deadline: Deadline | undefined
  received: string
  onReceived: (day: string) => void
}) {
  if (!deadline) {
    return (
      <section className={css.box} aria-label="期限">
        <p className={css.none}>
          <b>以通知上写的日期为准</b>
          这里没有可以引用的官方期限，所以不写数字。当天就请当地的律师或者发通知的机构确认。
        </p>
      </section>
    )
  }
  const last = lastDayOf(deadline, received)
  return (
    <section className={css.box} aria-label="期限">
      <p className={css.amount}>
        <span>{deadline.from}</span>
        <b>
          {deadline.amount}
          <em>{deadline.unit}</em>
        </b>
      </p>
      <div className={css.last}>
        <Field label="我收到通知的日子">
          <DateField value={received} onChange={onReceived} />
        </Field>
        <p role="status">
          {last && (
            <>
              最后一天：{last.isApproximate && '约 '}
              <b>{dayWords(last.day)}</b> {weekdayOf(last.day)}
              <small>{notCounted[deadline.counts]}以通知上写的为准。</small>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
