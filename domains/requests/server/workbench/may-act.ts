import type { Actor } from '@portal/platform/server'
import type { RequestPermission } from '../../contract/permissions.ts'

/** A member of staff as far as what he may do with cases goes. */
export type Viewer = Pick<Actor, 'userId' | 'may'>

/** The permission to take steps in cases: whoever lacks it is given none, and counts for no second pair of eyes. */
export const actPermission: RequestPermission = 'requests.act'

/** Whether the viewer may take steps in cases; to others the lists and details offer none. */
export const mayAct = ({ may }: Viewer): boolean => may?.(actPermission) ?? false
