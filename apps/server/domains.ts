import { accountsServer } from '@portal/accounts/server'
import { auditServer } from '@portal/audit/server'
import { calendarsServer } from '@portal/calendars/server'
import { coursesServer } from '@portal/courses/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { draftsServer } from '@portal/drafts/server'
import { evidenceDeadlines, evidenceRightForm, evidenceServer } from '@portal/evidence/server'
import { createFavouritesServer } from '@portal/favourites/server'
import { filesServer } from '@portal/files/server'
import { createFilingsServer, filingRightForm } from '@portal/filings/server'
import { createHelpServer } from '@portal/help/server'
import { marksServer } from '@portal/marks/server'
import { messageService, messagesServer } from '@portal/messages/server'
import { newsServer } from '@portal/news/server'
import { niceServer } from '@portal/nice/server'
import { noticesServer, offeredChannels } from '@portal/notices/server'
import { createOperationsServer } from '@portal/operations/server'
import { createOrdersServer } from '@portal/orders/server'
import { patentdataServer } from '@portal/patentdata/server'
import { patentFeeCodes } from '@portal/patents/contract'
import { createPatentsServer, patentDeadlines, patentService } from '@portal/patents/server'
import type { ServerDomain } from '@portal/platform/server'
import { createPrechecksServer } from '@portal/prechecks/server'
import { createPromisesServer } from '@portal/promises/server'
import { proofsServer } from '@portal/proofs/server'
import { providersServer } from '@portal/providers/server'
import { createRecordalsServer } from '@portal/recordals/server'
import { regionsServer } from '@portal/regions/server'
import {
  createRequestsServer,
  requestDeadlines,
  requestPrechecks,
  requestRightForms,
  requestServices,
  rightsInRequest,
} from '@portal/requests/server'
import {
  caseRights,
  createRightsServer,
  findRightForCheck,
  recordalsInVault,
  rightDeadlines,
  rightVault,
} from '@portal/rights/server'
import { selfcheckServer } from '@portal/selfcheck/server'
import { createSiteServer } from '@portal/site/server'
import { subsidiesServer } from '@portal/subsidies/server'
import { trademarkFeeCodes } from '@portal/trademarks/contract'
import { createTrademarksServer, helpService, trademarkDeadlines, trademarkService } from '@portal/trademarks/server'
import { valuationServer } from '@portal/valuation/server'
import { createWorkdayServer } from '@portal/workday/server'
import { createMattersServer } from './matters.ts'

const ordersServer = createOrdersServer([...patentFeeCodes, ...trademarkFeeCodes], (config) =>
  offeredChannels(config).includes('mail'),
)

/** Every domain of the portal; adding or deleting one is one line here. */
const own: readonly ServerDomain[] = [
  accountsServer,
  auditServer,
  calendarsServer,
  coursesServer,
  createDeadlinesServer([requestDeadlines, evidenceDeadlines, rightDeadlines, patentDeadlines, trademarkDeadlines]),
  draftsServer,
  evidenceServer,
  filesServer,
  createFilingsServer(rightVault),
  marksServer,
  messagesServer,
  newsServer,
  niceServer,
  createOperationsServer(() => domains),
  ordersServer,
  patentdataServer,
  createPatentsServer(ordersServer.demonstrate ?? []),
  createPrechecksServer({ findRight: findRightForCheck, cases: requestPrechecks }),
  createPromisesServer([...requestServices, messageService, patentService, trademarkService, helpService]),
  proofsServer,
  providersServer,
  createRecordalsServer({ remindedElsewhere: recordalsInVault }),
  regionsServer,
  createRequestsServer({ vault: caseRights }),
  createRightsServer([...requestRightForms, filingRightForm, evidenceRightForm], rightsInRequest),
  selfcheckServer,
  subsidiesServer,
  createTrademarksServer(ordersServer.demonstrate ?? []),
  valuationServer,
]

/**
 * All domains, and with them those that live on what the others declare: who is told of their events, what their records
 * are called, what a search finds of them, where their pages show words of the operator, which of them a customer has under way,
 * and what of them is the day's work.
 */
const siteServer = createSiteServer(own.flatMap(({ texts = [] }) => texts))

export const domains: readonly ServerDomain[] = [
  ...own,
  createFavouritesServer(Object.fromEntries(own.flatMap(({ titles = {} }) => Object.entries(titles)))),
  siteServer,
  createHelpServer(own.flatMap(({ searches = [] }) => searches)),
  noticesServer(own.flatMap(({ notices = [] }) => notices)),
  createMattersServer(own),
  createWorkdayServer([...own, siteServer]),
]
