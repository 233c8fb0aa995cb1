import { accountsAdmin } from '@portal/accounts/web'
import { coursesAdmin } from '@portal/courses/web'
import { evidenceAdmin } from '@portal/evidence/web'
import { messagesAdmin } from '@portal/messages/web'
import { newsAdmin } from '@portal/news/web'
import { noticesAdmin } from '@portal/notices/web'
import type { AdminRoute } from '@portal/platform/web'
import { promisesAdmin } from '@portal/promises/web'
import { recordalsAdmin } from '@portal/recordals/web'
import { requestsAdmin } from '@portal/requests/web'
import { siteAdmin } from '@portal/site/web'

/** The pages of the back office, one line for each domain that has some. */
export const adminPages: readonly AdminRoute[] = [
  ...accountsAdmin,
  ...coursesAdmin,
  ...evidenceAdmin,
  ...messagesAdmin,
  ...newsAdmin,
  ...noticesAdmin,
  ...promisesAdmin,
  ...recordalsAdmin,
  ...requestsAdmin,
  ...siteAdmin,
]
