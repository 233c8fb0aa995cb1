import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CoursesApp, createCoursesApp, crowdToken } from '../testing/courses-app.ts'

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
})
afterAll(() => portal.close())

const cancel = async (course: string, token: string) => {
  const own = await portal.own(token)
  const { id } = own.find((one) => one.course.id === course && one.state !== 'cancelled') ?? {}
  return portal.call({ method: 'POST', path: `/api/courseSignUps/${id}/cancel`, token, body: {} })
}
const standing = async (course: string, token: string) => {
  const own = await portal.own(token)
  const { state, place } = own.find((one) => one.course.id === course) ?? {}
  return [state, place]
}

describe('the waiting list', () => {
  it('moves up in order when somebody gives up his seats, and says who moved up', async () => {
    const course = await portal.announce({ seats: 4 })
    const [a, b, c, d] = [crowdToken(1), crowdToken(2), crowdToken(3), crowdToken(4)]
    await portal.signUp(course, { num: 4 }, a)
    const second = await portal.signUp(course, { num: 3 }, b)
    await portal.signUp(course, { num: 2 }, c)
    await portal.signUp(course, { num: 1 }, d)
    await portal.events()

    expect((await cancel(course, a)).status).toBe(200)
    // Three move in; the group of two does not fit, and the single one does not pass it.
    expect(await standing(course, b)).toEqual(['confirmed', null])
    expect(await standing(course, c)).toEqual(['waiting', 1])
    expect(await standing(course, d)).toEqual(['waiting', 2])
    expect(await portal.events()).toEqual([
      { event: 'course.moved_up', data: { signUp: second.body.id, userId: expect.stringMatching(/2$/) } },
    ])

    // The one in front leaves the line: whoever stands behind has the free seat at once.
    await cancel(course, c)
    expect(await standing(course, d)).toEqual(['confirmed', null])
    expect(await portal.detail(course)).toMatchObject({ taken: 4, waiting: 0 })
  })

  it('lets one sign up again after a cancellation, at the end of the line', async () => {
    const course = await portal.announce({ seats: 1 })
    const [a, b] = [crowdToken(5), crowdToken(6)]
    await portal.signUp(course, { num: 1 }, a)
    await portal.signUp(course, { num: 1 }, b)
    await cancel(course, a)
    expect((await portal.signUp(course, { num: 1 }, a)).body.waiting).toEqual([course])
    expect(await portal.own(a)).toMatchObject([
      { state: 'waiting', place: 1 },
      { state: 'cancelled', can: ['calendar'] },
    ])
  })

  it('is left once, by its owner, before the course begins', async () => {
    const course = await portal.announce()
    const token = crowdToken(7)
    await portal.signUp(course, {}, token)
    const [own] = await portal.own(token)
    const path = `/api/courseSignUps/${own?.id}/cancel`
    expect((await portal.call({ method: 'POST', path, token: crowdToken(8), body: {} })).status).toBe(404)
    portal.clock.advance(8 * 86_400_000)
    expect(await portal.call({ method: 'POST', path, token, body: {} })).toMatchObject({
      status: 409,
      body: { msg: '报名已取消，或课程已开课、已取消，不能再取消' },
    })
    portal.clock.set(new Date())
    expect((await portal.call({ method: 'POST', path, token, body: {} })).status).toBe(200)
    expect((await portal.call({ method: 'POST', path, token, body: {} })).status).toBe(409)
  })

  it('moves up when there are more seats, and by hand where a later group fits', async () => {
    const course = await portal.announce({ seats: 2 })
    const [a, b, c] = [crowdToken(10), crowdToken(11), crowdToken(12)]
    await portal.signUp(course, { num: 1 }, a)
    await portal.signUp(course, { num: 2 }, b)
    await portal.signUp(course, { num: 1 }, c)
    const [, large, small] = (await portal.desk('GET', `/${course}/signUps`)).body.elements as { id: string; can: [] }[]
    expect([large?.can, small?.can]).toEqual([[], ['promote']])
    const promote = (id = '') => portal.desk('POST', `/${course}/signUps/${id}/promote`)
    expect((await promote(large?.id)).body.msg).toBe('剩余 1 席，该报名 2 人；可先增加席位再递补')
    expect((await promote(small?.id)).status).toBe(200)
    expect(await standing(course, c)).toEqual(['confirmed', null])
    expect((await promote(small?.id)).status).toBe(409)

    expect((await portal.change(course, { seats: 4 })).status).toBe(200)
    expect(await standing(course, b)).toEqual(['confirmed', null])
    expect(await portal.change(course, { seats: 3 })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'seats', msg: '已有 4 人确认席位，席位数不能少于 4' }] },
    })
  })
})

type Step = { kind: 'signUp' | 'cancel'; who: number; num: number }

it('agrees with its counters and keeps its order, whatever customers do', async () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom('signUp' as const, 'cancel' as const),
      who: fc.integer({ min: 0, max: 7 }),
      num: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 5, maxLength: 25 },
  )
  let round = 0
  const run = async (history: readonly Step[]) => {
    round += 1
    const course = await portal.announce({ seats: 6 })
    for (const { kind, who, num } of history) {
      const token = crowdToken(100 + round * 10 + who)
      if (kind === 'signUp') await portal.signUp(course, { num }, token)
      else await cancel(course, token)
    }
    const { rows } = await portal.database.pool.query(
      "select people, state from course_enrolment where course_id = $1 and state <> 'cancelled' order by place",
      [course],
    )
    const confirmed = rows.filter(({ state }) => state === 'confirmed')
    const waiting = rows.filter(({ state }) => state === 'waiting')
    const taken = confirmed.reduce((sum, { people }) => sum + people, 0)
    expect(await portal.detail(course)).toMatchObject({ taken, waiting: waiting.length })
    expect(taken).toBeLessThanOrEqual(6)
    expect(rows).toEqual([...confirmed, ...waiting])
    if (waiting[0]) expect(taken + waiting[0].people).toBeGreaterThan(6)
  }
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 15 })
}, 120_000)
