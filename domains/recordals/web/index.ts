import type { WebDomain } from '@portal/platform/web'

export const recordalsWeb: WebDomain = { name: 'recordals', portal: [] }
