import type { RecordOffer } from '@portal/evidence/web'
import type { WebDomain } from '@portal/platform/web'
import { packPath } from './paths.ts'

/** What this domain offers to the owner of a record; the composition root hands it to the evidence domain. */
export const subsidyOffer: RecordOffer = {
  link: { text: '补贴材料', to: packPath },
  card: async () => ({ Component: (await import('./subsidy-card.tsx')).SubsidyCard }),
  help: async () => (await import('./help-lines.ts')).helpLines,
}

export const subsidiesWeb: WebDomain = {
  name: 'subsidies',
  portal: [
    {
      path: 'subsidyPack',
      title: '补贴申报材料',
      sort: 73,
      needsSession: true,
      load: async () => ({ Component: (await import('./pack-page.tsx')).PackPage }),
    },
  ],
}
