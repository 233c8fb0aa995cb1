import { type Fen, fen, sumFen } from '../../contract/money.ts'
import type { OrderLine } from './order.table.ts'

type FeeLine = Pick<OrderLine, 'kind' | 'amount'>

/**
 * Splits the money that an order holds among its fees. Offices are owed theirs whole, so what went back before came out of the
 * service fee first.
 */
export const splitEarned = (lines: readonly FeeLine[], held: Fen): { official: Fen; service: Fen } => {
  const owed = sumFen(lines.filter(({ kind }) => kind === 'official').map(({ amount }) => amount))
  const official = owed < held ? owed : held
  return { official, service: fen(held - official) }
}
