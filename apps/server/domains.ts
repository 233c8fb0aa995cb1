import { accountsServer } from '@portal/accounts/server'
import { coursesServer } from '@portal/courses/server'
import { draftsServer } from '@portal/drafts/server'
import { evidenceServer } from '@portal/evidence/server'
import { createFavouritesServer } from '@portal/favourites/server'
import { filesServer } from '@portal/files/server'
import { filingsServer, remindedRecordals } from '@portal/filings/server'
import { createHelpServer } from '@portal/help/server'
import { marksServer } from '@portal/marks/server'
import { messageService, messagesServer } from '@portal/messages/server'
import { newsServer } from '@portal/news/server'
import { niceServer } from '@portal/nice/server'
import { noticesServer, offeredChannels } from '@portal/notices/server'
import { createOrdersServer } from '@portal/orders/server'
import { patentdataServer } from '@portal/patentdata/server'
import { patentFeeCodes } from '@portal/patents/contract'
import { createPatentsServer, patentService } from '@portal/patents/server'
import type { ServerDomain } from '@portal/platform/server'
import { createPromisesServer } from '@portal/promises/server'
import { proofsServer } from '@portal/proofs/server'
import { providersServer } from '@portal/providers/server'
import { createRecordalsServer } from '@portal/recordals/server'
import { regionsServer } from '@portal/regions/server'
import { requestServices, requestsServer } from '@portal/requests/server'
import { selfcheckServer } from '@portal/selfcheck/server'
import { siteServer } from '@portal/site/server'
import { subsidiesServer } from '@portal/subsidies/server'
import { trademarkFeeCodes } from '@portal/trademarks/contract'
import { createTrademarksServer, helpService, trademarkService } from '@portal/trademarks/server'
import { valuationServer } from '@portal/valuation/server'
import { createMattersServer } from './matters.ts'

const ordersServer = createOrdersServer([...patentFeeCodes, ...trademarkFeeCodes], (config) =>
  offeredChannels(config).includes('mail'),
)

/** Every domain of the portal; adding or deleting one is one line here. */
const own: readonly ServerDomain[] = [
  accountsServer,
  coursesServer,
  draftsServer,
  evidenceServer,
  filesServer,
  filingsServer,
  marksServer,
  messagesServer,
  newsServer,
  niceServer,
  ordersServer,
  patentdataServer,
  createPatentsServer(ordersServer.demonstrate ?? []),
  createPromisesServer([...requestServices, messageService, patentService, trademarkService, helpService]),
  proofsServer,
  providersServer,
  createRecordalsServer({ remindedElsewhere: remindedRecordals }),
  regionsServer,
  requestsServer,
  selfcheckServer,
  siteServer,
  subsidiesServer,
  createTrademarksServer(ordersServer.demonstrate ?? []),
  valuationServer,
]

/**
 * All domains, and with them those that live on what the others declare: who is told of their events, what their records
 * are called, what a search finds of them, and which of them a customer has under way.
 */
export const domains: readonly ServerDomain[] = [
  ...own,
  createFavouritesServer(Object.fromEntries(own.flatMap(({ titles = {} }) => Object.entries(titles)))),
  createHelpServer(own.flatMap(({ searches = [] }) => searches)),
  noticesServer(own.flatMap(({ notices = [] }) => notices)),
  createMattersServer(own),
]
