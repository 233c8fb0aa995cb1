import type { ServerDomain } from '@portal/platform/server'
import { recordalPurviews } from './purviews.ts'

export const recordalsServer: ServerDomain = { name: 'recordals', routes: [], purviews: recordalPurviews }
