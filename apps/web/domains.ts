import { createAccountsWeb } from '@portal/accounts/web'
import { coursesWeb } from '@portal/courses/web'
import { deadlinesWeb } from '@portal/deadlines/web'
import { draftsWeb } from '@portal/drafts/web'
import { createEvidenceWeb } from '@portal/evidence/web'
import { favouritesWeb } from '@portal/favourites/web'
import { filesWeb } from '@portal/files/web'
import { filingsWeb } from '@portal/filings/web'
import { createHelpWeb } from '@portal/help/web'
import { messagesWeb } from '@portal/messages/web'
import { newsWeb } from '@portal/news/web'
import { niceWeb } from '@portal/nice/web'
import { noticesWeb } from '@portal/notices/web'
import { createOrdersWeb } from '@portal/orders/web'
import { patentPath, patentsWeb } from '@portal/patents/web'
import type { WebDomain } from '@portal/platform/web'
import { promisesWeb } from '@portal/promises/web'
import { providerPart, providersWeb } from '@portal/providers/web'
import { recordalsWeb } from '@portal/recordals/web'
import { requestsWeb } from '@portal/requests/web'
import { rightsWeb } from '@portal/rights/web'
import { selfcheckWeb } from '@portal/selfcheck/web'
import { siteWeb, useSite } from '@portal/site/web'
import { subsidiesWeb, subsidyOffer } from '@portal/subsidies/web'
import { trademarkPath, trademarksWeb } from '@portal/trademarks/web'
import { valuationWeb } from '@portal/valuation/web'

/** Every domain that has pages, one line each. */
export const domains: readonly WebDomain[] = [
  createAccountsWeb([providerPart]),
  coursesWeb,
  deadlinesWeb,
  draftsWeb,
  createEvidenceWeb([subsidyOffer]),
  favouritesWeb,
  filesWeb,
  filingsWeb,
  createHelpWeb({ usePhone: () => useSite().info.phone ?? null }),
  messagesWeb,
  newsWeb,
  niceWeb,
  noticesWeb,
  createOrdersWeb({ sqzl: patentPath, sbzc: trademarkPath, gjsbzc: trademarkPath }),
  patentsWeb,
  promisesWeb,
  providersWeb,
  recordalsWeb,
  requestsWeb,
  rightsWeb,
  selfcheckWeb,
  siteWeb,
  subsidiesWeb,
  trademarksWeb,
  valuationWeb,
]
