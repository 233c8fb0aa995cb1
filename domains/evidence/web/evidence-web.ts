import type { WebDomain } from '@portal/platform/web'
import { helpEntries } from './help/entries.ts'
import { cardTitle, serviceTitle } from './paths.ts'
import { services } from './services.ts'

export const evidenceWeb: WebDomain = {
  name: 'evidence',
  services,
  help: helpEntries,
  portal: [
    {
      path: 'exhibitionCertificate',
      title: serviceTitle,
      sort: 70,
      load: async () => ({ Component: (await import('./certificate-page.tsx')).CertificatePage }),
    },
    {
      path: 'evidenceRecord',
      title: '存证公开记录',
      sort: 71,
      load: async () => ({ Component: (await import('./record/record-page.tsx')).RecordPage }),
    },
    {
      path: 'verifyEvidence',
      title: '核验存证材料',
      sort: 72,
      inFooter: '核验存证材料',
      load: async () => ({ Component: (await import('./verify/verify-page.tsx')).VerifyPage }),
    },
    {
      path: 'timeCard',
      title: cardTitle,
      sort: 74,
      load: async () => ({ Component: (await import('./card/time-card-page.tsx')).TimeCardPage }),
    },
    {
      path: 'subsidyPack',
      title: '补贴申报材料',
      sort: 73,
      needsSession: true,
      load: async () => ({ Component: (await import('./subsidy/pack-page.tsx')).PackPage }),
    },
  ],
  progress: [
    {
      active: 9,
      label: serviceTitle,
      sort: 60,
      load: async () => ({ Component: (await import('./mine/evidence-list-page.tsx')).EvidenceListPage }),
      detail: {
        query: 'id',
        crumb: '存证详情',
        load: async () => ({ Component: (await import('./mine/evidence-detail-page.tsx')).EvidenceDetailPage }),
      },
    },
  ],
}
