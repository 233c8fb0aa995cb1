/** What an order must have come to, and where its money arrived. Amounts are texts of yuan. */
export type Expected = {
  orderNo: string
  amount: string
  state: number
  /** The house that took the money once; null where nobody paid. */
  paidAt: 'gateway' | 'bank' | null
  /** How many payments were ordered at the gateways for it. */
  ordered: 0 | 1
  isRefunded: boolean
}

/** An order as the portal tells of it. */
export type Told = { orderNo: string; state: number; paidAmount: string; refundedAmount: string }

/** A payment as the gateway's own list has it. */
export type AtGateway = {
  paymentNo: string
  state: 'open' | 'paid' | 'closed'
  amount: string
  refunds: readonly string[]
}

const nothing = '0.00'

/**
 * Compares an order with what it must have come to, at the portal and in the gateway's own list, which tells of every act
 * that reached it.
 */
export const judgeOrder = (expected: Expected, told: Told, gateway: readonly AtGateway[]): string[] => {
  const { orderNo, amount, state, paidAt, ordered, isRefunded } = expected
  const payments = gateway.filter(({ paymentNo }) => paymentNo.startsWith(orderNo))
  const paid = payments.filter((one) => one.state === 'paid')
  const refunds = payments.flatMap((one) => one.refunds)
  const faults: string[] = []
  const compare = (what: string, is: number | string, must: number | string) => {
    if (is !== must) faults.push(`${orderNo}: ${what} ${is}, not ${must}`)
  }
  compare('state', told.state, state)
  compare('paid by the portal’s word', told.paidAmount, paidAt === null ? nothing : amount)
  compare('refunded by the portal’s word', told.refundedAmount, isRefunded ? amount : nothing)
  compare('payments ordered at the gateway', payments.length, ordered)
  compare('payments paid at the gateway', paid.map((one) => one.amount).join(' '), paidAt === 'gateway' ? amount : '')
  compare('refunds at the gateway', refunds.join(' '), isRefunded && paidAt === 'gateway' ? amount : '')
  if (state === -1)
    compare('payments still open at the gateway', payments.filter((one) => one.state === 'open').length, 0)
  return faults
}
