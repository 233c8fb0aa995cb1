import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { trademarksApi } from '../contract/endpoints.ts'
import { checkTrademark } from './check/check-trademark.ts'
import { smartRegistration } from './check/smart-registration.ts'
import { membersInForce, readMembers } from './madrid/members-in-force.ts'
import { saveMembers } from './madrid/save-members.ts'
import { createImage, showImage } from './picture/create-image.ts'
import { drawingGate, imageSeconds } from './picture/draw-name.ts'
import { registrationPrice } from './price/registration-price.ts'
import { listReports } from './report/list-reports.ts'
import { makeReport, reportLine } from './report/make-report.ts'
import { reportsJob } from './report/remove-old-reports.ts'

/** Look-ups about trademarks, search reports, and the members of the Madrid System. */
export const createTrademarksServer = (): ServerDomain => ({
  name: 'trademarks',
  routes: bindRoutes(
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
  metrics: [imageSeconds.metric],
  jobs: [reportsJob],
  purviews: [
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
