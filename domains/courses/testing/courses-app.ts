import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { Actor, Services } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { DeskCourseDetail } from '../contract/desk.ts'
import { courseSample, signUpSample } from '../contract/samples.ts'
import type { OwnEnrolment } from '../contract/sign-up.ts'
import { coursesServer } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type CoursesApp = TestApp & {
  people: People
  /** A published course a week from now, changed where told; answers its id. */
  announce: (changes?: object) => Promise<string>
  /** POST /api/courseSignUp as `demo` unless told. */
  signUp: (courses: string, changes?: object, token?: string) => Promise<Answer>
  /** One's own sign-ups, as `demo` unless told. */
  own: (token?: string) => Promise<OwnEnrolment[]>
  desk: (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, body?: object) => Promise<Answer>
  detail: (id: string) => Promise<DeskCourseDetail>
  /** Changes a course at the desk, going on from the version in force. */
  change: (id: string, changes: object) => Promise<Answer>
  /** What was published since it was last asked, oldest first. */
  events: () => Promise<{ event: string; data: Record<string, string> }[]>
}

const crowdPattern = /^crowd-(\d{1,4})$/

/** The token of one of many customers, who need no row of their own. */
export const crowdToken = (number: number): string => `crowd-${number}`

const crowdActor = (number: string): Actor => ({
  userId: `00000000-0000-4000-9000-${number.padStart(12, '0')}`,
  sessionId: `00000000-0000-4000-9000-${number.padStart(12, '0')}`,
  userType: 'customer',
  topAdministrator: false,
  mustChangePassword: false,
})

/** A member of staff whose session outlives whatever the test does with its clock. */
const deskToken = 'desk'
const deskActor = (userId: string): Actor => ({
  userId,
  sessionId: userId,
  userType: 'staff',
  topAdministrator: false,
  may: () => true,
  mustChangePassword: false,
})

/** The accounts' own sessions; beside them a crowd of customers and one of the desk. */
const authenticateWith =
  (staffId: () => string): Services['authenticate'] =>
  async (ctx, token, call) => {
    if (token === deskToken) return deskActor(staffId())
    const [, number] = crowdPattern.exec(token) ?? []
    return number === undefined ? authenticate(ctx, token, call) : crowdActor(number)
  }

/** This domain with those it stands on, on a database of its own, with the demonstration users. */
export const createCoursesApp = async (): Promise<CoursesApp> => {
  let staffId = ''
  const portal = await createTestApp({
    domains: [accountsServer, coursesServer],
    authenticate: authenticateWith(() => staffId),
  })
  const people = await createPeople(portal)
  staffId = people.staff.id
  const desk: CoursesApp['desk'] = (method, path, body) =>
    portal.call({ method, path: `/api/admin/courses${path}`, token: deskToken, ...(body && { body }) })
  const detail: CoursesApp['detail'] = async (id) => (await desk('GET', `/${id}`)).body as DeskCourseDetail
  return {
    ...portal,
    people,
    desk,
    detail,
    announce: async (changes = {}) => {
      const body = { ...courseSample(portal.clock.now().getTime()), ...changes }
      const created = await desk('POST', '', body)
      if (created.status !== 200) throw new Error(JSON.stringify(created.body))
      const id = String(created.body.id)
      await desk('POST', `/${id}/publish`)
      return id
    },
    signUp: (courses, changes = {}, token = people.demo.token) =>
      portal.call({ method: 'POST', path: '/api/courseSignUp', token, body: { ...signUpSample, courses, ...changes } }),
    own: async (token = people.demo.token) =>
      (await portal.call({ path: '/api/courseSignUps?pgCount=100', token })).body.elements as OwnEnrolment[],
    change: async (id, changes) => {
      const { courseName, courseTime, endTime, courseAddress, onlineLink, seats, deadline, description, version } =
        await detail(id)
      const form = { courseName, courseTime, endTime, courseAddress, onlineLink, seats, deadline, description, version }
      return desk('PUT', `/${id}`, { ...form, ...changes })
    },
    events: async () => {
      const { rows } = await portal.database.pool.query('delete from outbox returning id, event, data')
      return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ event, data }) => ({ event, data }))
    },
  }
}
