import { useSession } from '@portal/accounts/web'
import { DeskHead, dayWords, type TodayPart, useLoaded } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { todayParts } from './doors.ts'
import { isOpenTo } from './menu.ts'
import css from './today-page.module.css'

/** The hour of a moment in Asia/Shanghai, whose day the whole desk keeps. */
const hourOf = (moment: number): number => new Date(moment + 8 * 3_600_000).getUTCHours()

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'Asia/Shanghai' })

const greetingAt = (hour: number): string => {
  if (hour < 5) return '夜深了'
  if (hour < 12) return '早上好'
  return hour < 18 ? '下午好' : '晚上好'
}

/** The present moment, anew every minute. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}

function Part({ load }: Pick<TodayPart, 'load'>) {
  const Widget = useLoaded(load)
  return Widget ? <Widget /> : <div data-pending />
}

/** The first page of staff: what is overdue, due and waiting, and below it what is the viewer's turn. Domains bring its parts. */
export function TodayPage() {
  const { userinfo, purviews = [] } = useSession()
  const now = useNow()
  const open = todayParts.filter(({ purview }) => isOpenTo(purviews, purview))
  const partsIn = (place: TodayPart['place']) =>
    open.filter((part) => part.place === place).map((part) => <Part key={`${part.purview} ${part.sort}`} {...part} />)
  return (
    <>
      <DeskHead
        title="今日工作"
        beside={`${greetingAt(hourOf(now))}，${userinfo?.username} · ${dayWords(now, now)} ${weekday.format(now)}`}
      />
      <div className={css.numbers}>{partsIn('number')}</div>
      <div className={css.halves}>{partsIn('half')}</div>
      <div className={css.columns}>
        <div className={css.main}>{partsIn('main')}</div>
        <div className={css.side}>{partsIn('side')}</div>
      </div>
    </>
  )
}
