import { addMonths } from '@portal/platform/contract'
import {
  Button,
  ErrorView,
  freshQueryOf,
  Notice,
  phoneWidth,
  shanghaiDay,
  useMedia,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { KeepDialog } from './keep-dialog.tsx'
import { ownDate } from './kept-values.ts'
import styles from './month.module.css'
import { type MonthDay, MonthDays, showDay } from './month-days.tsx'
import { MonthGrid } from './month-grid.tsx'

/** The month stands in the address, so that each has its own link. */
const monthSearch = z.object({ month: wordsParam() })
const isMonth = (text: string): boolean => /^(199\d|20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text)
const monthOf = (day: string): string => day.slice(0, 7)
const monthWords = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** One month of deadlines among the days that are free or worked; a phone lists the days that have one below a small grid. */
export function MonthView() {
  const [search, patch] = useSearch(monthSearch)
  const today = shanghaiDay(Date.now())
  const month = isMonth(search.month) ? search.month : monthOf(today)
  const isPhone = useMedia(phoneWidth)
  const [adding, setAdding] = useState<string>()
  const { data, error, refetch } = useQuery(freshQueryOf(ownDeadlinesApi.month, { query: { month, calendar: '' } }))
  const days: ReadonlyMap<string, MonthDay> = new Map(data?.days.map((day) => [day.day, day]))
  const turnTo = (next: string) => isMonth(next) && patch({ month: next }, { replace: true })
  const step = (months: number) => turnTo(monthOf(addMonths(`${month}-01`, months)))
  return (
    <section aria-label="月历" aria-busy={!data && !error}>
      <div className={styles.head}>
        <Button size="small" icon="left" onClick={() => step(-1)}>
          上个月
        </Button>
        <h2 aria-live="polite">{monthWords(month)}</h2>
        <Button size="small" icon="right" onClick={() => step(1)}>
          下个月
        </Button>
        {month !== monthOf(today) && (
          <Button size="small" variant="text" onClick={() => turnTo(monthOf(today))}>
            回到本月
          </Button>
        )}
      </div>
      {data && !data.known && (
        <Notice tone="warning">
          <p>{month.slice(0, 4)} 年的放假安排尚未录入，暂只标周末；公布后到期日可能变化。</p>
        </Notice>
      )}
      {error && !data && <ErrorView title="月历加载失败" error={error} onRetry={() => void refetch()} />}
      <MonthGrid
        label={monthWords(month)}
        month={month}
        today={today}
        days={days}
        isSmall={isPhone}
        onTurn={turnTo}
        onAdd={setAdding}
        onShow={showDay}
      />
      {isPhone && data && <MonthDays days={data.days} />}
      {adding !== undefined && <KeepDialog start={ownDate({ dueOn: adding })} onClose={() => setAdding(undefined)} />}
    </section>
  )
}
