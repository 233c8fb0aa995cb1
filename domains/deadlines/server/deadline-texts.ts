import { sealedFields } from '@portal/platform/server'
import { ownDeadlines } from './own-deadline.table.ts'

/** What the owner of a deadline wrote: title, notes and the reason of an override are sealed. */
export const { seal, show } = sealedFields(ownDeadlines)
