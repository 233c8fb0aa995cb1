/**
 * The accounts of the journal. `bank` to `demonstration`: where money lies. `advances`: paid for orders that are not done.
 * `surplus`: more than was owed. `unclaimed`: of nobody known. `refundsPayable`: on its way back. `officialFees`: gone on to
 * offices. `serviceRevenue`: earned. `gatewayFees`: kept by a gateway.
 */
export const ledgerAccounts = [
  'bank',
  'wechat',
  'alipay',
  'demonstration',
  'advances',
  'surplus',
  'unclaimed',
  'refundsPayable',
  'officialFees',
  'serviceRevenue',
  'gatewayFees',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export const ledgerAccountLabels = {
  bank: '银行存款',
  wechat: '微信支付',
  alipay: '支付宝',
  demonstration: '演示资金',
  advances: '预收款',
  surplus: '多收款',
  unclaimed: '待认领款',
  refundsPayable: '应退款',
  officialFees: '代缴官费',
  serviceRevenue: '服务收入',
  gatewayFees: '渠道手续费',
} satisfies Record<LedgerAccount, string>

/** The kinds of events that move money. */
export const ledgerKinds = [
  'arrived',
  'matched',
  'completed',
  'refundBegun',
  'refundDone',
  'settled',
  'reversed',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerKindLabels = {
  arrived: '到账',
  matched: '认领',
  completed: '办理完成',
  refundBegun: '开始退款',
  refundDone: '退款完成',
  settled: '渠道结算',
  reversed: '冲正',
} satisfies Record<LedgerKind, string>
