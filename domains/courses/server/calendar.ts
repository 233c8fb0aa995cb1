import type { ById, Bytes, Ctx, SignedInCtx } from '@portal/platform/server'
import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { ensure } from './failures.ts'
import { getOwnEnrolment } from './own-enrolments.ts'

type CalendarCtx = Pick<Ctx, 'db' | 'now' | 'config'> & Pick<SignedInCtx, 'actor'>

const dayInSeconds = 24 * 3600

/**
 * The calendar file of a confirmed course (RFC 5545, moments in UTC). Its UID is that of the enrolment, so that a file which is
 * loaded again replaces the entry. SEQUENCE grows with each change of the course, and once more with a cancellation.
 */
export const enrolmentCalendar = async (ctx: CalendarCtx, { params: { id } }: ById): Promise<Bytes> => {
  const { enrolment, course } = await getOwnEnrolment(ctx, id)
  ensure(enrolment.confirmTime !== null, 'course.not_confirmed')
  const isOff = enrolment.state === 'cancelled' || course.status === 'cancelled'
  const page = `${ctx.config.publicUrl}/#/home/curriculum?signUp=${enrolment.signUpId}`
  const calendar = new ICalCalendar({
    prodId: { company: '一链维权', product: '培训课程', language: 'ZH' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: enrolment.id,
    sequence: course.sequence + (enrolment.state === 'cancelled' ? 1 : 0),
    stamp: ctx.now(),
    start: course.courseTime,
    end: course.endTime,
    created: enrolment.createTime,
    lastModified: course.changeTime,
    summary: course.courseName,
    location: course.courseAddress,
    description: descriptionOf({ ...course, num: enrolment.num, page, isOff }),
    url: page,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!isOff) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: dayInSeconds, description: course.courseName })
  }
  return {
    content: Buffer.from(`${calendar.toString()}\r\n`),
    type: 'text/calendar; charset=utf-8',
    fileName: `${course.courseName}.ics`,
  }
}

const descriptionOf = ({
  description,
  onlineLink,
  num,
  page,
  isOff,
}: {
  description: string
  onlineLink: string
  num: number
  page: string
  isOff: boolean
}): string =>
  [
    isOff ? '已取消' : `报名 ${num} 人`,
    description,
    !isOff && onlineLink !== '' && `线上链接：${onlineLink}`,
    `报名详情：${page}`,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n')
