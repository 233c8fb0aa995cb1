import type { PublicCourse } from '../contract/course.ts'

const inShanghai = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', ...options })

const monthDay = inShanghai({ month: 'numeric', day: 'numeric' })
const weekday = inShanghai({ weekday: 'short' })
const clock = inShanghai({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const month = inShanghai({ month: 'numeric' })
const day = inShanghai({ day: 'numeric' })

const dayOf = (moment: number): string => {
  const [monthNumber, dayNumber] = monthDay.format(moment).split('/')
  return `${monthNumber}月${dayNumber}日`
}

type Span = { courseTime: number; endTime: number }

/** Begin and end of a course in Asia/Shanghai, `11月26日 周四 14:00–16:30`; a course over midnight names both days. */
export const spanText = ({ courseTime, endTime }: Span): string => {
  const start = `${dayOf(courseTime)} ${weekday.format(courseTime)} ${clock.format(courseTime)}`
  const isSameDay = dayOf(courseTime) === dayOf(endTime) && endTime - courseTime < 86_400_000
  return isSameDay ? `${start}–${clock.format(endTime)}` : `${start} 至 ${dayOf(endTime)} ${clock.format(endTime)}`
}

/** The parts of a sheet of a calendar: `11月`, `26`, `周四`. */
export const sheetParts = (moment: number): { month: string; day: string; weekday: string } => ({
  month: `${month.format(moment).replace('月', '')}月`,
  day: day.format(moment).replace('日', ''),
  weekday: weekday.format(moment),
})

type Seats = Pick<PublicCourse, 'seatsLeft' | 'waiting' | 'isOpen'>

/** What a user who signs up now gets, in plain words. */
export const seatsText = ({ seatsLeft, waiting, isOpen }: Seats): string => {
  if (!isOpen) return '报名已截止'
  if (seatsLeft > 0) return `剩余 ${seatsLeft} 席`
  return waiting > 0 ? `需候补，前面 ${waiting} 家` : '席位已满，可报名候补'
}
