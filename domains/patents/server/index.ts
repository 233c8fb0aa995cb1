import { bindRoutes, type DemonstrationStep, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { patentApplyApi } from '../contract/apply-endpoints.ts'
import { deskPatentsApi } from '../contract/desk-endpoints.ts'
import { patentsApi } from '../contract/endpoints.ts'
import type { PatentPermission } from '../contract/permissions.ts'
import { patentRisks } from './day-work.ts'
import {
  acceptPatent,
  addPapers,
  closePatent,
  completePatent,
  recordFiling,
  recordGrant,
  settleMeaning,
} from './desk-acts.ts'
import { listDeskPatents, viewDeskPatent } from './desk-patents.ts'
import { patentSearch } from './desk-search.ts'
import { findOwnPatents } from './find-own-patents.ts'
import { patentHistories } from './histories.ts'
import { judgeOf } from './judge-act.ts'
import { listOwnPatents } from './list-own-patents.ts'
import { patentNotices } from './notices.ts'
import { orderListeners } from './order-listeners.ts'
import { patentMatters } from './own-matters.ts'
import { addFiles, answerMeaning, withdrawPatent } from './owner-acts.ts'
import { unsaidJob } from './patent-deadlines.ts'
import { viewOwnPatent } from './patent-detail.ts'
import { openPatents } from './patent-gauge.ts'
import { patentsPersonal } from './personal.ts'
import { patentRecord } from './record-patent-act.ts'
import { submitPatent } from './submit-patent.ts'
import { answerSupplement, askSupplement, withdrawSupplement } from './supplement.ts'
import { supplementJobs } from './supplement-notices.ts'

export { patentDeadlines } from './patent-deadlines.ts'
export { patentService } from './patent-promise.ts'

const ownerJudges = {
  addFiles: judgeOf('addFiles'),
  withdraw: judgeOf('withdraw'),
  answerSupplement: judgeOf('answerSupplement'),
  answerMeaning: judgeOf('answerMeaning'),
}

const deskJudges = {
  accept: judgeOf('accept'),
  complete: judgeOf('complete'),
  close: judgeOf('close'),
  settleMeaning: judgeOf('settleMeaning'),
  recordFiling: judgeOf('recordFiling'),
  recordGrant: judgeOf('recordGrant'),
  askSupplement: judgeOf('askSupplement'),
  withdrawSupplement: judgeOf('withdrawSupplement'),
  addPapers: judgeOf('addPapers'),
}

/** Applications for patents. `prices` are the steps of a demonstration without which nothing can be submitted. */
export const createPatentsServer = (prices: readonly DemonstrationStep[]): ServerDomain => ({
  name: 'patents',
  personal: patentsPersonal,
  histories: patentHistories,
  routes: [
    ...bindRoutes(patentApplyApi, { submit: submitPatent }),
    ...bindRoutes(
      patentsApi,
      {
        listOwn: listOwnPatents,
        ownDetail: viewOwnPatent,
        addFiles,
        withdraw: withdrawPatent,
        answerSupplement,
        answerMeaning,
      },
      { judges: ownerJudges },
    ),
    ...bindRoutes(
      deskPatentsApi,
      {
        listDesk: listDeskPatents,
        deskDetail: viewDeskPatent,
        accept: acceptPatent,
        complete: completePatent,
        close: closePatent,
        settleMeaning,
        recordFiling,
        recordGrant,
        askSupplement,
        withdrawSupplement,
        addPapers,
      },
      { judges: deskJudges },
    ),
  ],
  records: [patentRecord],
  risks: patentRisks,
  finds: [patentSearch],
  jobs: [...supplementJobs, unsaidJob],
  listeners: orderListeners,
  notices: patentNotices,
  gauges: [openPatents],
  matters: patentMatters,
  searches: [{ kind: 'matter', find: findOwnPatents, wholeOnly: true }],
  demonstrate: [
    {
      name: 'patents.cases',
      title: '专利申请',
      after: prices,
      run: async (ctx, people) => (await import('./seed-patents.ts')).seedPatents(ctx, people),
    },
  ],
  permissions: permissionsIn<PatentPermission>('业务受理', {
    'patents.read': '查看专利申请',
    'patents.act': '办理专利申请',
  }),
  purviews: [
    {
      name: '业务受理',
      icon: 'list',
      access: 'requests',
      path: '',
      sort: 20,
      children: [
        {
          name: '专利申请',
          icon: 'list',
          access: 'requests.patents',
          path: '/patentApplications',
          sort: 15,
          permission: 'patents.read',
        },
      ],
    },
  ],
})
