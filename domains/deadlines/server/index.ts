import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { deadlinesApi } from '../contract/endpoints.ts'
import { ownDeadlinesApi } from '../contract/own-endpoints.ts'
import type { DeadlinePermission } from '../contract/permissions.ts'
import { ruleVersionsApi } from '../contract/rule-endpoints.ts'
import {
  acknowledgeDeadline,
  finishDeadline,
  overrideDeadline,
  removeDeadline,
  reopenDeadline,
} from './change-deadline.ts'
import { computeDeadline } from './compute-deadline.ts'
import { endFeed, makeFeed, readFeed, viewFeed } from './feed.ts'
import { createDeadline, saveDeadline } from './keep-deadline.ts'
import { listDeadlines, viewMonth } from './list-deadlines.ts'
import { listRules } from './list-rules.ts'
import { deadlineNotices } from './notices.ts'
import { deadlinesPersonal } from './personal.ts'
import { forgetJob, recountTicker, yearListener } from './recount-orders.ts'
import { reminderTicker } from './remind.ts'
import { checkVersion } from './rule-versions/check-version.ts'
import { findImpact } from './rule-versions/find-impact.ts'
import { listVersions } from './rule-versions/list-versions.ts'
import { rulePermissions, rulePurviews } from './rule-versions/purviews.ts'
import { writeVersion } from './rule-versions/write-version.ts'
import { seedRules } from './seed-rules.ts'
import { logSelfTest, selfTestCheck } from './self-test-check.ts'
import type { Subjects } from './subjects.ts'
import { listTeam } from './team-deadlines.ts'
import { viewDeadline } from './view-deadline.ts'
import { wishTicker } from './waiting-wishes.ts'
import { wantedListener } from './wanted-deadlines.ts'

export { findState } from '../proof/eu-states.ts'
export { type CountChecked, countChecked } from './count-checked.ts'
export { keptSlots } from './kept-slots.ts'
export { type NextDeadline, nextDeadlines } from './next-deadlines.ts'
export { periodsOn } from './periods-on.ts'
export { sayUnsaid } from './say-unsaid.ts'
export { stepInDetail, stepOf } from './step-of.ts'
export type { SubjectSource } from './subjects.ts'
export type { ToldBefore } from './told-before.ts'
export { type WantedDeadline, wantDeadlines } from './wanted.ts'

/** Rules of deadlines as data, their counting, and the deadlines that people keep for the things of these kinds. */
export const createDeadlinesServer = (subjects: Subjects): ServerDomain => ({
  name: 'deadlines',
  routes: [
    ...bindRoutes(deadlinesApi, { rules: listRules, compute: computeDeadline }),
    ...bindRoutes(ownDeadlinesApi, {
      list: listDeadlines(subjects),
      month: viewMonth,
      create: createDeadline(subjects),
      detail: viewDeadline(subjects),
      save: saveDeadline(subjects),
      remove: removeDeadline(subjects),
      override: overrideDeadline(subjects),
      done: finishDeadline(subjects),
      reopen: reopenDeadline(subjects),
      acknowledge: acknowledgeDeadline(subjects),
      feedState: viewFeed,
      makeFeed,
      endFeed,
      readFeed,
      team: listTeam(subjects),
    }),
    ...bindRoutes(ruleVersionsApi, { versions: listVersions, writeVersion, impact: findImpact, checkVersion }),
  ],
  prepare: async (ctx) => {
    await seedRules(ctx)
    await logSelfTest(ctx)
  },
  checks: [selfTestCheck],
  listeners: [yearListener, wantedListener],
  tickers: [recountTicker, wishTicker, reminderTicker(subjects)],
  jobs: [forgetJob],
  notices: deadlineNotices(subjects),
  personal: deadlinesPersonal,
  permissions: [
    ...permissionsIn<Exclude<DeadlinePermission, 'deadlines.rules'>>('业务受理', { 'deadlines.read': '查看团队期限' }),
    ...rulePermissions,
  ],
  purviews: [
    {
      name: '业务受理',
      icon: 'list',
      access: 'requests',
      path: '',
      sort: 20,
      children: [
        {
          name: '团队期限',
          icon: 'clock',
          access: 'requests.deadlines',
          path: '/deadlines',
          sort: 12,
          permission: 'deadlines.read',
        },
      ],
    },
    ...rulePurviews,
  ],
})
