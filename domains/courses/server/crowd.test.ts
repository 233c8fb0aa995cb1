import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpSample } from '../contract/samples.ts'
import { type CoursesApp, createCoursesApp, crowdToken } from '../testing/courses-app.ts'

const seats = 30
const people = 200

let portal: CoursesApp
let address: string
beforeAll(async () => {
  portal = await createCoursesApp()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
})
afterAll(() => portal.close())

type Row = { owner_id: string; course_id: string; place: number; state: string; xid: string }

const send = async (number: number, courses: readonly string[]) => {
  const response = await fetch(`${address}/api/courseSignUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: crowdToken(number), 'idempotency-key': `n${number}` },
    body: JSON.stringify({ ...signUpSample, num: 1, courses: courses.join(';') }),
  })
  return { number, status: response.status, body: (await response.json()) as { waiting: string[] } }
}

const rowsOf = async (courseId: string): Promise<Row[]> => {
  const { rows } = await portal.database.pool.query(
    'select owner_id, course_id, place, state from course_enrolment where course_id = $1 order by place',
    [courseId],
  )
  return rows
}

it(`gives exactly ${seats} seats to ${people} sign-ups at once, and the others a place each, in order`, async () => {
  const course = await portal.announce({ seats })
  const answers = await Promise.all(Array.from({ length: people }, (_, number) => send(number, [course])))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

  const confirmed = answers.filter(({ body }) => body.waiting.length === 0)
  expect(confirmed).toHaveLength(seats)
  const rows = await rowsOf(course)
  // The order of commits: the first have the seats, and no place is missing or given twice.
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1))
  expect(rows.map(({ state }) => state)).toEqual(rows.map((_, index) => (index < seats ? 'confirmed' : 'waiting')))
  expect(rows).toHaveLength(people)

  // Everybody is told the place that he really has.
  const seen = await Promise.all(
    answers.map(async ({ number }) => {
      const [own] = await portal.own(crowdToken(number))
      return own?.place ?? 0
    }),
  )
  const places = seen.filter((place) => place > 0).toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: people - seats }, (_, index) => index + 1))
}, 120_000)

it('deadlocks nobody who wants the same courses in another order, and overbooks none', async () => {
  const courses = [
    await portal.announce({ seats: 10 }),
    await portal.announce({ seats: 20 }),
    await portal.announce({ seats: 5 }),
  ]
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const turned = [...courses.slice(index % 3), ...courses.slice(0, index % 3)]
      return send(1000 + index, index % 2 === 0 ? turned : turned.toReversed())
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const taken = await Promise.all(
    courses.map(async (course) => (await rowsOf(course)).filter(({ state }) => state === 'confirmed').length),
  )
  expect(taken).toEqual([10, 20, 5])
}, 120_000)

it('lets cancellations and sign-ups at once end with full seats, and nobody waiting before a free one', async () => {
  const course = await portal.announce({ seats: 20 })
  await Promise.all(Array.from({ length: 40 }, (_, index) => send(2000 + index, [course])))
  const own = await Promise.all(Array.from({ length: 40 }, (_, index) => portal.own(crowdToken(2000 + index))))
  const seated = own.flat().filter(({ state }) => state === 'confirmed')
  const cancels = seated.slice(0, 15).map(async ({ id }) => {
    const index = own.findIndex((rows) => rows.some((row) => row.id === id))
    const token = crowdToken(2000 + index)
    return (await portal.call({ method: 'POST', path: `/api/courseSignUps/${id}/cancel`, token, body: {} })).status
  })
  const more = Array.from({ length: 20 }, async (_, index) => (await send(3000 + index, [course])).status)
  expect(new Set(await Promise.all([...cancels, ...more]))).toEqual(new Set([200]))

  const rows = (await rowsOf(course)).filter(({ state }) => state !== 'cancelled')
  expect(rows.map(({ state }) => state)).toEqual(rows.map((_, index) => (index < 20 ? 'confirmed' : 'waiting')))
  expect(rows).toHaveLength(45)
}, 120_000)
