/** A payment as the simulator's page lists it. */
export type ListedPayment = {
  paymentNo: string
  title: string
  amount: string
  state: string
  returnUrl: string | null
}

/** A payment as the gateway's own books have it; amounts are texts of yuan. */
type BookedPayment = {
  paymentNo: string
  state: 'open' | 'paid' | 'closed'
  amount: string
  refunds: readonly string[]
}

/** One gateway of the simulator, as its page shows it and makes it go wrong. */
export type SimulatedHalf = {
  name: string
  list: () => readonly ListedPayment[]
  /** Every payment that was ordered there, with what became of it. */
  books: () => readonly BookedPayment[]
  /** A notification of a payment as it stands, ready to be sent to the portal as often as one likes. */
  message: (paymentNo: string) => { url: string; headers: Readonly<Record<string, string>>; body: string }
  /** What may be done with a payment, by the words of its button; answers what the portal answered. */
  acts: Readonly<Record<string, (paymentNo: string) => Promise<string>>>
  /** What may go wrong with every answer, by the words of its button; null is nothing. */
  troubles: Readonly<Record<string, () => void>>
  trouble: () => string
}
