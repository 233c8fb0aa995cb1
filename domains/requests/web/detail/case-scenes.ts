import type { SceneName } from '@portal/platform/web'
import type { BusinessType } from '../../contract/business-types.ts'

/** The drawing of each kind, for a request without a picture of its own. */
export const caseScenes = {
  1: 'shield',
  2: 'desk',
  3: 'shop',
  4: 'court',
  5: 'radar',
  6: 'stamp',
  7: 'ship',
} satisfies Record<BusinessType, SceneName>
