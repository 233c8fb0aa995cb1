/**
 * What a simulated gateway says wrongly on its bills, by our numbers of the payments: so many fen too much, or (null) nothing
 * at all of the payment.
 */
export type Misbilled = Map<string, bigint | null>

/** What a gateway keeps of a payment: 0.6 percent, rounded to the fen. */
export const feeOf = (amount: bigint): bigint => (amount * 6n + 500n) / 1_000n

const dayMs = 86_400_000

/** Whether the bill of a day is written: from half past ten of the next morning on, in Asia/Shanghai. */
export const isBillWritten = (day: string, now: Date): boolean =>
  now.getTime() >= new Date(`${day}T10:30:00+08:00`).getTime() + dayMs
