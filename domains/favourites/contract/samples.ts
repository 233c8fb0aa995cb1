import type { FavouriteKey } from './favourite.ts'

/** The favourites of the demonstration customer, the oldest first; they are services and help pages, which every portal has. */
export const favouriteSamples: readonly (FavouriteKey & { title: string })[] = [
  { kind: 'service', reference: '/home/customsSeizure', title: '海关查扣应对' },
  { kind: 'help', reference: 'boothComplained', title: '展台被投诉' },
  { kind: 'service', reference: '/home/earlyWarningAnalysis', title: '海外出口风险预警自查' },
]
