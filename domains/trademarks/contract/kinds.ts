/** `sbzc` registers in China; `gjsbzc` abroad through the Madrid System. It stands without schemas, since every page loads it. */
export const trademarkKinds = ['sbzc', 'gjsbzc'] as const
export type TrademarkKind = (typeof trademarkKinds)[number]
export const trademarkKindLabels = {
  sbzc: '国内商标注册',
  gjsbzc: '国际商标注册',
} as const satisfies Record<TrademarkKind, string>
