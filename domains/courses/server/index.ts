import { bindRoutes, createGate, type ServerDomain } from '@portal/platform/server'
import { courseDeskApi } from '../contract/desk-endpoints.ts'
import { coursesApi } from '../contract/endpoints.ts'
import { courseSearch } from './desk/desk-search.ts'
import { courseRecord } from './desk/history.ts'
import { deskHandlers, handlers } from './handlers.ts'
import { courseNotices } from './notices.ts'
import { permissions } from './permissions.ts'
import { coursesPersonal } from './personal.ts'
import { coursePurviews } from './purviews.ts'
import { courseJobs } from './remind.ts'

/**
 * Sign-ups for one course are handled one after the other in any case; more than a few at once would only hold connections
 * while they wait for the course's lock. When a thousand wait already, the next caller is asked to come again.
 */
const signUpLine = createGate({ running: 4, waiting: 1000 })

export const coursesServer: ServerDomain = {
  name: 'courses',
  personal: coursesPersonal,
  routes: [
    ...bindRoutes(coursesApi, handlers, { lines: { signUp: signUpLine } }),
    ...bindRoutes(courseDeskApi, deskHandlers),
  ],
  demonstrate: [
    {
      name: 'courses',
      title: '培训课程与报名',
      run: async (ctx, people) => (await import('./seed-courses.ts')).seedCourses(ctx, people),
    },
  ],
  records: [courseRecord],
  jobs: courseJobs,
  notices: courseNotices,
  permissions,
  finds: [courseSearch],
  purviews: coursePurviews,
}
