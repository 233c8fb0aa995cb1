import { Chart, FigureTable, Fold, phoneWidth, Quiet, useMedia } from '@portal/platform/web'
import type { TrendDay } from '../../contract/today.ts'
import styles from './today.module.css'

const columns = [
  { key: 'requests', name: '业务', tone: 'brand', isMoney: false },
  { key: 'orders', name: '订单', tone: 'jade', isMoney: false },
  { key: 'users', name: '注册', tone: 'gold', isMoney: false },
  { key: 'messages', name: '留言', tone: 'seal', isMoney: false },
  { key: 'paidAmount', name: '净收款（元）', tone: 'jade', isMoney: true },
] as const
type TrendColumn = (typeof columns)[number]

const dayText = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value))

function Lines({
  days,
  shown,
  label,
  unit,
}: {
  days: readonly TrendDay[]
  shown: readonly TrendColumn[]
  label: string
  unit: string
}) {
  if (shown.length === 0) return null
  return (
    <Chart
      label={label}
      points={days.map(({ day }) => day)}
      pointText={dayText}
      unit={unit}
      whole={shown.every(({ isMoney }) => !isMoney)}
      series={shown.map(({ key, name, tone }) => ({
        name,
        tone,
        line: true,
        values: days.map((day) => numberOf(day[key])),
      }))}
    />
  )
}

/** The trends as lines, with their table behind a fold; on a phone, where lines of many days say little, the table alone. */
export function TrendView({ days }: { days: readonly TrendDay[] }) {
  const isPhone = useMedia(phoneWidth)
  const shown = columns.filter(({ key }) => days.some((day) => day[key] !== null))
  if (shown.length === 0) return <Quiet>您没有查看业务、订单、用户或留言的权限。</Quiet>
  const table = (
    <FigureTable
      caption="每日趋势"
      first="日期"
      heads={shown.map(({ name }) => name)}
      rows={days
        .toReversed()
        .map((day) => ({ name: day.day.slice(5), cells: shown.map(({ key }) => `${day[key] ?? '—'}`) }))}
    />
  )
  if (isPhone)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      <section aria-label="逐日数字" tabIndex={0} className={styles.scroll}>
        {table}
      </section>
    )
  return (
    <>
      <Lines days={days} shown={shown.filter(({ isMoney }) => !isMoney)} label="每日业务、订单、注册与留言" unit="件" />
      <Lines days={days} shown={shown.filter(({ isMoney }) => isMoney)} label="每日净收款" unit="元" />
      <Fold title="逐日数字" aside={`${days.length} 天`}>
        {table}
      </Fold>
    </>
  )
}
