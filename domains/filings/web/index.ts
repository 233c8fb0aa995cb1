import type { WebDomain } from '@portal/platform/web'

export const filingsWeb: WebDomain = {
  name: 'filings',
  portal: [
    {
      path: 'exhibition/zzba',
      title: '自助备案',
      sort: 12,
      needsSession: true,
      load: async () => ({ Component: (await import('./sheets-page.tsx')).SheetsPage }),
    },
  ],
  progressParts: [
    { active: 1, load: async () => ({ Component: (await import('./progress-part.tsx')).FilingsInProgress }) },
  ],
}
