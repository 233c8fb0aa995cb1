import type { SceneName } from '@portal/platform/web'
import type { BusinessType } from '../contract/business-types.ts'

/** The scene that stands for a request of each kind without a picture of its own, and on the card of its service. */
export const caseScenes: Readonly<Record<BusinessType, SceneName>> = {
  1: 'shield',
  2: 'desk',
  3: 'shop',
  4: 'court',
  5: 'radar',
  6: 'stamp',
  7: 'ship',
}
