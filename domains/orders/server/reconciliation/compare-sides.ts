import { type Fen, fen } from '../../contract/money.ts'
import type { DifferenceKind, MoneyMove } from '../../contract/reconciliation/reconciliation.ts'

/** Money that one side tells of; `tradeNo` is the number by which both know it. */
export type Told = { move: MoneyMove; tradeNo: string; paymentNo: string | null; amount: Fen }

export type Difference = Omit<Told, 'amount'> & { kind: DifferenceKind; here: Fen | null; there: Fen | null }

/** What makes two lines the same money. */
const keyOf = ({ move, tradeNo }: Pick<Told, 'move' | 'tradeNo'>): string => `${move} ${tradeNo}`

/** The lines of a side by what they are of; a number that stands twice is one sum. */
const byKey = (side: readonly Told[]): Map<string, Told> => {
  const found = new Map<string, Told>()
  for (const told of side) {
    const before = found.get(keyOf(told))
    found.set(keyOf(told), before ? { ...told, amount: fen(before.amount + told.amount) } : told)
  }
  return found
}

/** Where our side and the bill's differ, to the fen. */
export const compareSides = (here: readonly Told[], there: readonly Told[]): Difference[] => {
  const ours = byKey(here)
  const theirs = byKey(there)
  const lost = [...theirs].flatMap(([key, { amount, ...told }]): Difference[] => {
    const mine = ours.get(key)
    if (!mine) return [{ ...told, kind: 'missingHere', here: null, there: amount }]
    return mine.amount === amount ? [] : [{ ...told, kind: 'amount', here: mine.amount, there: amount }]
  })
  const unknown = [...ours].flatMap(([key, { amount, ...told }]): Difference[] =>
    theirs.has(key) ? [] : [{ ...told, kind: 'missingThere', here: amount, there: null }],
  )
  return [...lost, ...unknown]
}
