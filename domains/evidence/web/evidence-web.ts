import type { WebDomain } from '@portal/platform/web'
import { createElement } from 'react'
import { helpEntries } from './help/entries.ts'
import { cardTitle, serviceTitle } from './paths.ts'
import type { RecordOffer } from './record-offer.ts'
import { services } from './services.ts'

/** The evidence domain for the web. `offers` are what other domains offer to the owner of a record. */
export const createEvidenceWeb = (offers: readonly RecordOffer[]): WebDomain => ({
  name: 'evidence',
  services,
  help: helpEntries(offers),
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
  ],
  progress: [
    {
      active: 9,
      label: serviceTitle,
      short: '展会存证',
      icon: 'evidence',
      scene: 'booth',
      sort: 60,
      load: async () => {
        const { EvidenceListPage } = await import('./mine/evidence-list-page.tsx')
        return { Component: () => createElement(EvidenceListPage, { offers }) }
      },
      detail: {
        query: 'id',
        headed: true,
        crumb: '存证详情',
        load: async () => {
          const { EvidenceDetailPage } = await import('./mine/evidence-detail-page.tsx')
          return { Component: () => createElement(EvidenceDetailPage, { offers }) }
        },
      },
    },
  ],
})
