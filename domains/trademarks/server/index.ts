import { marksServer } from '@portal/marks/server'
import { niceServer } from '@portal/nice/server'
import { bindRoutes, type DemonstrationStep, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { providersServer } from '@portal/providers/server'
import { deskAgenciesApi } from '../contract/agency-endpoints.ts'
import { trademarksApi } from '../contract/endpoints.ts'
import { trademarkOrderApi } from '../contract/order-endpoints.ts'
import { trademarkPapersApi } from '../contract/paper-endpoints.ts'
import type { TrademarkPermission } from '../contract/permissions.ts'
import { checkTrademark } from './check/check-trademark.ts'
import { smartRegistration } from './check/smart-registration.ts'
import { trademarkRisks } from './desk/day-work.ts'
import { trademarkSearch } from './desk/desk-search.ts'
import { listAgencies } from './desk/list-agencies.ts'
import { trademarkActions } from './file/act-metrics.ts'
import { unsaidJob } from './file/file-deadlines.ts'
import { fileRoutes } from './file/file-routes.ts'
import { findOwnTrademarks } from './file/find-own.ts'
import { trademarkNotices } from './file/notices.ts'
import { orderListeners } from './file/order-listeners.ts'
import { trademarkMatters } from './file/own-matters.ts'
import { trademarkRecord } from './file/take-step.ts'
import { openTrademarks } from './file/trademark-gauge.ts'
import { askHelp, helpRecord } from './help/help-calls.ts'
import { trademarkHistories } from './histories.ts'
import { membersInForce, readMembers } from './madrid/members-in-force.ts'
import { saveMembers } from './madrid/save-members.ts'
import { giveProxy, sendProxy } from './papers/give-proxy.ts'
import { trademarksPersonal } from './personal.ts'
import { createImage, showImage } from './picture/create-image.ts'
import { drawingGate, imageSeconds } from './picture/draw-name.ts'
import { registrationPrice } from './price/registration-price.ts'
import { listReports } from './report/list-reports.ts'
import { makeReport, reportLine } from './report/make-report.ts'
import { reportsJob } from './report/remove-old-reports.ts'
import { submitLine, submitTrademark } from './submit/submit-trademark.ts'

export { trademarkDeadlines } from './file/file-deadlines.ts'
export { trademarkService } from './file/trademark-promise.ts'
export { helpService } from './help/help-calls.ts'

/** What must be there before an application of a demonstration can be sent, beside its prices. */
const needed = [niceServer, marksServer, providersServer].flatMap(({ demonstrate = [] }) => demonstrate)

/**
 * Look-ups about trademarks, search reports, applications, and the members of the Madrid System. `prices` are the steps of a
 * demonstration without which nothing can be submitted.
 */
export const createTrademarksServer = (prices: readonly DemonstrationStep[] = []): ServerDomain => ({
  name: 'trademarks',
  personal: trademarksPersonal,
  histories: trademarkHistories,
  routes: [
    ...bindRoutes(
      trademarksApi,
      {
        check: checkTrademark,
        smart: smartRegistration,
        price: registrationPrice,
        createImage,
        image: showImage,
        madridMembers: membersInForce,
        report: makeReport,
        reports: listReports,
        readMadrid: readMembers,
        saveMadrid: saveMembers,
      },
      { gates: { image: drawingGate }, lines: { report: reportLine } },
    ),
    ...bindRoutes(deskAgenciesApi, { list: listAgencies }),
    ...bindRoutes(trademarkPapersApi, { proxy: giveProxy, proxyFile: sendProxy }),
    ...bindRoutes(trademarkOrderApi, { submit: submitTrademark, askHelp }, { lines: { submit: submitLine } }),
    ...fileRoutes,
  ],
  metrics: [imageSeconds.metric, trademarkActions.metric],
  records: [trademarkRecord, helpRecord],
  risks: trademarkRisks,
  finds: [trademarkSearch],
  jobs: [reportsJob, unsaidJob],
  listeners: orderListeners,
  notices: trademarkNotices,
  demonstrate: [
    {
      name: 'trademarks.cases',
      title: '商标注册申请',
      after: [...prices, ...needed],
      run: async (ctx, people) => (await import('./seed-trademarks.ts')).seedTrademarks(ctx, people),
    },
  ],
  texts: [{ key: 'risk-warnings', name: '商标注册风险说明', place: '商标注册提交之前的风险提示' }],
  gauges: [openTrademarks],
  matters: trademarkMatters,
  searches: [{ kind: 'matter', find: findOwnTrademarks, wholeOnly: true }],
  permissions: permissionsIn<Exclude<TrademarkPermission, 'trademarks.reference'>>('业务受理', {
    'trademarks.read': '查看商标注册申请',
    'trademarks.act': '办理商标注册申请',
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
          name: '商标注册',
          icon: 'list',
          access: 'requests.trademarks',
          path: '/trademarks',
          sort: 16,
          permission: 'trademarks.read',
        },
        {
          name: '商标专家协助',
          icon: 'list',
          access: 'requests.trademarkHelp',
          path: '/trademark-help',
          sort: 17,
          permission: 'trademarks.read',
        },
      ],
    },
    {
      name: '商标',
      icon: 'list',
      access: 'trademarks',
      path: '',
      sort: 30,
      children: [
        {
          name: '马德里成员',
          icon: 'globe',
          access: 'trademarks.madrid',
          path: '/madrid-members',
          sort: 40,
          permission: 'trademarks.reference',
        },
      ],
    },
  ],
})
