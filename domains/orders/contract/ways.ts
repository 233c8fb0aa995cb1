/** The ways of paying that a customer may choose. */
export const payWays = [
  'bankTransfer',
  'wechatNative',
  'wechatH5',
  'wechatJsapi',
  'alipayPage',
  'alipayWap',
  'demonstration',
] as const
export type PayWay = (typeof payWays)[number]

/** Where money arrives; each is an account of the ledger. */
export const moneyHouses = ['bank', 'wechat', 'alipay', 'demonstration'] as const
export type MoneyHouse = (typeof moneyHouses)[number]

const houseOfWay = {
  bankTransfer: 'bank',
  wechatNative: 'wechat',
  wechatH5: 'wechat',
  wechatJsapi: 'wechat',
  alipayPage: 'alipay',
  alipayWap: 'alipay',
  demonstration: 'demonstration',
} satisfies Record<PayWay, MoneyHouse>

/** The houses that are asked over the network what became of a payment; the others are asked by nobody. */
export const gatewayHouses = ['wechat', 'alipay'] as const
export type GatewayHouse = (typeof gatewayHouses)[number]

/** The gateway that a way goes through, or null. */
export const gatewayHouseOf = (way: PayWay): GatewayHouse | null =>
  gatewayHouses.find((house) => house === houseOfWay[way]) ?? null

export const payWayLabels = {
  bankTransfer: '银行转账',
  wechatNative: '微信支付',
  wechatH5: '微信支付',
  wechatJsapi: '微信支付',
  alipayPage: '支付宝',
  alipayWap: '支付宝',
  demonstration: '演示付款',
} satisfies Record<PayWay, string>

export const moneyHouseLabels = {
  bank: '银行转账',
  wechat: '微信支付',
  alipay: '支付宝',
  demonstration: '演示',
} satisfies Record<MoneyHouse, string>
