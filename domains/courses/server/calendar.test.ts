import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CoursesApp, createCoursesApp, crowdToken } from '../testing/courses-app.ts'

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
})
afterAll(() => portal.close())

const courseTime = Date.parse('2099-12-01T06:00:00Z')
const times = { courseTime, endTime: courseTime + 9_000_000 }

const fetchCalendar = async (id = '', token = crowdToken(1)) => {
  const answer = await portal.app.inject({
    url: `/api/courseSignUps/${id}/calendar`,
    headers: { authorization: token },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, bytes: answer.rawPayload }
}

/** The properties of a calendar file, lines unfolded (RFC 5545, 3.1); of one that stands twice, the event's own. */
const propertiesOf = (body: string): Map<string, string> =>
  new Map(
    body
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .toReversed()
      .map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name, value.join(':')]
      }),
  )

it('is a calendar file of RFC 5545: CRLF, lines of 75 octets, escaped text, moments in UTC', async () => {
  const id = await portal.announce({
    ...times,
    courseName: '演示·展前合规；清单, 表格; 反斜杠\\与很长很长很长很长很长很长很长很长很长很长的课程名称 🚢🚢🚢',
    description: '第一行\n第二行',
    onlineLink: 'https://example.com/room?a=1,2',
  })
  await portal.signUp(id, { num: 3 }, crowdToken(1))
  const [own] = await portal.own(crowdToken(1))
  const { status, headers, body, bytes } = await fetchCalendar(own?.id)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment;.*\.ics/)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lengths = bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(body).not.toContain('\uFFFD')

  const properties = propertiesOf(body)
  expect(Object.fromEntries(properties)).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    UID: own?.id,
    SEQUENCE: '0',
    DTSTART: '20991201T060000Z',
    DTEND: '20991201T083000Z',
    STATUS: 'CONFIRMED',
  })
  expect(properties.get('SUMMARY')).toContain('清单\\, 表格\\; 反斜杠\\\\与')
  expect(properties.get('DESCRIPTION')).toContain(
    '报名 3 人\\n第一行\\n第二行\\n线上链接：https://example.com/room?a=1\\,2',
  )
})

it('keeps its UID and counts up when the course changes, and takes the entry out when it is called off', async () => {
  const id = await portal.announce(times)
  await portal.signUp(id, {}, crowdToken(1))
  const own = (await portal.own(crowdToken(1))).find(({ course }) => course.id === id)
  const read = async () => propertiesOf((await fetchCalendar(own?.id)).body)
  const before = await read()
  await portal.change(id, { courseTime: courseTime + 3_600_000 })
  const changed = await read()
  expect([changed.get('UID'), changed.get('SEQUENCE'), changed.get('DTSTART')]).toEqual([
    before.get('UID'),
    '1',
    '20991201T070000Z',
  ])
  await portal.desk('POST', `/${id}/cancel`, { reason: '演示' })
  const off = await read()
  expect([off.get('UID'), off.get('SEQUENCE'), off.get('METHOD'), off.get('STATUS')]).toEqual([
    before.get('UID'),
    '2',
    'CANCEL',
    'CANCELLED',
  ])
})

it('is not for whoever waits, and not for strangers; who gave up his seat takes it out', async () => {
  const id = await portal.announce({ ...times, seats: 2 })
  await portal.signUp(id, { num: 2 }, crowdToken(3))
  await portal.signUp(id, { num: 1 }, crowdToken(4))
  const [seated] = await portal.own(crowdToken(3))
  const [waiting] = await portal.own(crowdToken(4))
  expect(await fetchCalendar(waiting?.id, crowdToken(4))).toMatchObject({ status: 409 })
  expect(await fetchCalendar(seated?.id, crowdToken(4))).toMatchObject({ status: 404 })
  const path = `/api/courseSignUps/${seated?.id}/cancel`
  await portal.call({ method: 'POST', path, token: crowdToken(3), body: {} })
  expect((await fetchCalendar(seated?.id, crowdToken(3))).body).toContain('METHOD:CANCEL')
  expect((await fetchCalendar(waiting?.id, crowdToken(4))).body).toContain('METHOD:PUBLISH')
})
