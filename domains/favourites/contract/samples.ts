import type { FavouriteKey } from './favourite.ts'

/** What the demonstration customer has kept, the oldest first; services and help are there in every portal. */
export const favouriteSamples: readonly (FavouriteKey & { title: string })[] = [
  { kind: 'service', reference: '/home/customsSeizure', title: '海关查扣应对' },
  { kind: 'help', reference: 'boothComplained', title: '展台被投诉' },
  { kind: 'service', reference: '/home/earlyWarningAnalysis', title: '海外出口风险预警自查' },
]
