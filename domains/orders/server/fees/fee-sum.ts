import type { FeeKind } from '../../contract/fees.ts'
import { type Fen, sumFen, yuanOf } from '../../contract/money.ts'

/** What the lines of one kind come to, as the wire has it. */
export const feeSum = (lines: readonly { kind: FeeKind; amount: Fen }[], kind: FeeKind): string =>
  yuanOf(sumFen(lines.filter((line) => line.kind === kind).map((line) => line.amount)))
