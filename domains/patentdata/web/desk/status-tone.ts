import type { StatusTone } from '@portal/platform/web'
import type { Status } from '../../proof/vocabulary.ts'

/** How the desk marks a status: alive, on its way, ended, unknown. */
export const statusTones = {
  GRANTED: 'done',
  PUBLISHED: 'waiting',
  EXAMINING: 'active',
  EXPIRED: 'refused',
  LAPSED_FEE: 'refused',
  INVALIDATED: 'refused',
  REFUSED: 'refused',
  ABANDONED: 'refused',
  ENDED: 'refused',
  UNKNOWN: 'draft',
} as const satisfies Record<Status, StatusTone>
