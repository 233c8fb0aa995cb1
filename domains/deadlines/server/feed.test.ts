import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseNumber, createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import { endOfFeed, forgetCancelled } from './feed.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-12-03T10:00:00')
  await test.database.pool.query('delete from deadline')
})
afterAll(() => test.close())

const make = async (who = 'owner') =>
  new URL((await test.send<{ url: string }>(who, 'POST', '/api/deadlineFeed', {})).body.url).pathname
const read = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, body, headers: sent, rawPayload } = await test.app.inject({ url: path, headers })
  return { status, body, headers: sent, bytes: rawPayload }
}
const secretWords = '王小姐的商标'
const unfolded = (body: string) => body.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

/** The day of a moment in UTC, or in the zone of this process, in which some parsers put the midnight of a whole day. */
const dayOf = (moment: Date, isLocal: boolean) =>
  new Date(moment.getTime() - (isLocal ? moment.getTimezoneOffset() * 60_000 : 0)).toISOString().slice(0, 10)

describe('a feed', () => {
  it('is read alike by every parser, and holds no word that a user wrote', async () => {
    const subject = { kind: 'request', ref: caseNumber }
    const rule = { rule: 'customs.exOfficio.respond', trigger: '2026-12-30', subject, title: secretWords }
    await test.enter({ ...rule, note: secretWords })
    await test.enter({ title: secretWords, dueOn: '2026-12-20', dueTime: '17:00' })
    const { body, bytes, headers } = await read(await make())
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    })
    expect(body).not.toContain(secretWords)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const longest = Math.max(
      ...bytes
        .toString('latin1')
        .split('\r\n')
        .map(({ length }) => length),
    )
    expect(longest).toBeLessThanOrEqual(75)
    const lines = unfolded(body)
    expect(lines.indexOf('REFRESH-INTERVAL;VALUE=DURATION:PT1H')).toBeGreaterThan(0)
    expect(lines.indexOf('REFRESH-INTERVAL;VALUE=DURATION:PT1H')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
    expect(lines).toContain('DTSTART;VALUE=DATE:20270104')
    expect(lines).toContain('DTSTART:20261220T090000Z')
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
    // 2027-01-02 is the earliest day of the provisional one, so that it rings on the morning before that: 15 h and two days.
    expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-P2DT15H'])

    // Three parsers of strangers, none of which knows the library that wrote the feed: who, what, when, and whether all day.
    const byIcal = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const events = byIcal.map(({ uid, summary, startDate }) => ({
      ...{ uid, summary, day: startDate.toString().slice(0, 10), allDay: startDate.isDate },
    }))
    const byNode = Object.values(ical.sync.parseICS(body)).filter((one): one is VEvent => one?.type === 'VEVENT')
    expect(
      byNode.map(({ uid, summary, start, datetype }) => ({
        ...{ uid, summary, day: dayOf(start, datetype === 'date'), allDay: datetype === 'date' },
      })),
    ).toEqual(events)
    expect(
      convertIcsCalendar(undefined, body).events?.map(({ uid, summary, start }) => ({
        ...{ uid, summary, day: dayOf(start.date, false), allDay: start.type === 'DATE' },
      })),
    ).toEqual(events)
    expect(events).toMatchObject([
      { summary: '自定期限', day: '2026-12-20', allDay: false },
      { summary: expect.stringMatching(`· ${caseNumber}（暂定）$`), day: '2027-01-04', allDay: true },
    ])
  })

  it('counts changes, and tells for a month of what has ended', async () => {
    const { id } = await test.enter({ title: '甲', dueOn: '2026-12-20' })
    const path = await make()
    const of = async (name: string) =>
      unfolded((await read(path)).body)
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1))
    expect([await of('UID'), await of('SEQUENCE'), await of('STATUS')]).toEqual([[id], ['0'], ['CONFIRMED']])
    await test.send('owner', 'DELETE', `/api/deadlines/${id}`)
    expect([await of('UID'), await of('SEQUENCE'), await of('STATUS')]).toEqual([[id], ['1'], ['CANCELLED']])
    test.at('2027-01-05T10:00:00')
    expect(await of('UID')).toEqual([])
    await forgetCancelled(test.ctx, endOfFeed(test.clock.now()))
    expect((await test.database.pool.query('select from deadline')).rowCount).toBe(0)
  })

  it('answers 304 to whoever has it already', async () => {
    const path = await make()
    const { headers } = await read(path)
    const again = await read(path, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    await test.enter({ title: '甲', dueOn: '2026-12-20' })
    expect((await read(path, { 'if-none-match': String(headers.etag) })).status).toBe(200)
  })

  it('has one address, of which the server keeps a hash and the log nothing', async () => {
    const first = await make()
    const second = await make()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await read(second.replace(/\w\.ics/, '-.ics'))).status).toBe(404)
    expect((await read('/api/deadlineFeed/x.ics')).status).toBe(404)
    const secret = second.slice('/api/deadlineFeed/'.length, -'.ics'.length)
    expect(secret).toMatch(/^[\w-]{43}$/)
    // Calendar programs look for what a server can do at addresses that no route takes.
    for (const probe of [second.slice(0, -'.ics'.length), `${second}/`, `/API/deadlinefeed/${secret}.ics`])
      expect((await read(probe)).status).toBe(404)
    const { rows } = await test.database.pool.query('select deadline_feed::text as text from deadline_feed')
    expect(JSON.stringify([rows, test.logged])).not.toContain(secret)
    expect((await test.send('owner', 'GET', '/api/deadlineFeed')).body).toMatchObject({ active: true })
    await test.send('owner', 'DELETE', '/api/deadlineFeed')
    expect((await read(second)).status).toBe(404)
    expect((await test.send('owner', 'GET', '/api/deadlineFeed')).body).toEqual({
      ...{ active: false, createdAt: null, lastReadAt: null },
    })
  })

  it('is read sixty times an hour', async () => {
    const path = await make('stranger')
    for (let call = 0; call < 60; call += 1) expect((await read(path)).status).toBe(200)
    const refused = await read(path)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    test.clock.advance(3_601_000)
    expect((await read(path)).status).toBe(200)
  })
})
