import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CoursesApp, createCoursesApp, crowdToken } from '../testing/courses-app.ts'
import { remindEnrolled } from './remind.ts'

const hour = 3_600_000

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
  // The courses are announced before they begin.
  portal.clock.set(new Date(nine - 7 * 24 * hour))
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.events()
})

/** Nine in the morning of 2027-03-02 in Shanghai. */
const nine = Date.parse('2027-03-02T01:00:00Z')
const announceAt = (courseTime: number, seats = 1) => portal.announce({ courseTime, endTime: courseTime + hour, seats })
const remind = async () => {
  await remindEnrolled(portal.ctx)
  return (await portal.events()).map(({ event, data }) => [event, data.signUp])
}

describe('the reminder of the day before', () => {
  it('goes to those with a seat in a course of tomorrow, once; not to those who wait', async () => {
    const tomorrow = await announceAt(nine + 30 * hour)
    const lateTomorrow = await announceAt(Date.parse('2027-03-03T15:59:00Z'))
    const after = await announceAt(Date.parse('2027-03-03T16:00:00Z'))
    const one = await portal.signUp(tomorrow, { num: 1 }, crowdToken(1))
    await portal.signUp(tomorrow, { num: 1 }, crowdToken(2))
    const three = await portal.signUp(lateTomorrow, { num: 1 }, crowdToken(3))
    await portal.signUp(after, { num: 1 }, crowdToken(4))
    await portal.events()
    portal.clock.set(new Date(nine))
    expect((await remind()).toSorted()).toEqual(
      [
        ['course.reminder', one.body.id],
        ['course.reminder', three.body.id],
      ].toSorted(),
    )
    expect(await remind()).toEqual([])
  })

  it('goes again where the course was moved, and not where it was cancelled', async () => {
    const moved = await announceAt(nine + 26 * hour)
    const cancelled = await announceAt(nine + 27 * hour)
    const one = await portal.signUp(moved, { num: 1 }, crowdToken(1))
    await portal.signUp(cancelled, { num: 1 }, crowdToken(1))
    await portal.events()
    expect(await remind()).toHaveLength(2)
    await portal.change(moved, { courseTime: nine + 28 * hour, endTime: nine + 29 * hour })
    await portal.desk('POST', `/${cancelled}/cancel`, { reason: '演示' })
    await portal.events()
    expect(await remind()).toEqual([['course.reminder', one.body.id]])
  })
})
