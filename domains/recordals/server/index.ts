import type { ServerDomain } from '@portal/platform/server'

export const recordalsServer: ServerDomain = { name: 'recordals', routes: [] }
