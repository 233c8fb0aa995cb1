import { TodayLine } from '@portal/platform/web'
import { useViewCounts } from './use-view-counts.ts'
import { viewPath } from './view-path.ts'

/** How many decisions of colleagues the viewer may review. */
export function ReviewNumber() {
  return <TodayLine label="待我复核的决定" count={useViewCounts()?.review.count} to={viewPath('review')} />
}
