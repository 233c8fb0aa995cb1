import type { HelpEntry } from '@portal/platform/web'
import { certificatePath, serviceTitle } from '../paths.ts'
import type { RecordOffer } from '../record-offer.ts'

export const helpEntries = (offers: readonly RecordOffer[]): readonly HelpEntry[] => [
  {
    key: 'exhibitionCertificate',
    title: serviceTitle,
    about: certificatePath,
    icon: 'evidence',
    sort: 31,
    text: '存哪些材料、怎样拍、证明什么、怎样核验',
    load: async () =>
      (await import('./evidence-topic.ts')).evidenceTopic(await Promise.all(offers.map(({ help }) => help()))),
  },
]
