const tradeStatuses = ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'] as const

/**
 * What became of a trade: waiting for the payer, closed without payment or refunded in full, paid, and paid for so long
 * that nothing can be refunded any more.
 */
export type TradeStatus = (typeof tradeStatuses)[number]

export const tradeStatusOf = (text: unknown): TradeStatus | undefined => tradeStatuses.find((one) => one === text)
