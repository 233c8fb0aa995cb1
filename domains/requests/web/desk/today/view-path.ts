import { linkTo } from '@portal/platform/web'
import type { QueueView } from '../../../contract/filter.ts'

/** The queue with one of its views, which shows exactly the cases that the view's count counts. */
export const viewPath = (view: QueueView): string => linkTo('/requests', { view })
