import { firstHourFirstViews } from '@portal/help/web'
import { newsFirstViews } from '@portal/news/web'
import type { FirstView } from '@portal/platform/web'

/** Every page that is shown before the application is there. Only the build reads this list. */
export const firstViews: readonly FirstView[] = [...newsFirstViews, ...firstHourFirstViews]
