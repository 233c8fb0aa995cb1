import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { promisesApi } from '../contract/endpoints.ts'
import type { PromisedService } from '../contract/promise.ts'
import { promiseJobs } from './escalate.ts'
import { promiseHistories } from './histories.ts'
import { promiseRecordOf } from './promise-record.ts'
import { getSettings, putSettings } from './settings.ts'

export { openRoundOf, roundCourseOf, roundDueOf } from './asked-round.ts'
export { cancelPromise, keepPromise, pausePromise, resumePromise } from './change-promise.ts'
export { escalatePromises } from './escalate.ts'
export { firstAnswerFigures, keptFigures } from './promise-figures.ts'
export { findNextDue, promisesOf } from './read-promises.ts'
export { firstRoundNotice, type RoundBook, roundJobs, tellOfRounds } from './round-notices.ts'
export { seedPromises } from './seed-promises.ts'
export { expectPromise, startPromise } from './start-promise.ts'
export type { Subject } from './subject.ts'

/** The promises domain on the server, for the services that other domains name. */
export const createPromisesServer = (services: readonly PromisedService[]): ServerDomain => ({
  name: 'promises',
  routes: bindRoutes(promisesApi, {
    record: (ctx) => promiseRecordOf(ctx, services),
    getSettings: (ctx) => getSettings(ctx, services),
    putSettings: (ctx, input) => putSettings(ctx, input, services),
  }),
  histories: promiseHistories,
  jobs: promiseJobs,
  purviews: [
    {
      name: '系统管理',
      icon: 'settings',
      access: 'system',
      path: '',
      sort: 95,
      children: [
        {
          name: '服务时间与时限',
          icon: 'clock',
          access: 'system.promises',
          path: '/promises',
          sort: 20,
          needs: 'topAdministrator',
        },
      ],
    },
  ],
})
