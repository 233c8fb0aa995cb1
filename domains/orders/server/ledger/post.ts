import type { Ctx } from '@portal/platform/server'
import type { LedgerAccount, LedgerKind } from '../../contract/ledger.ts'
import { type Fen, fen } from '../../contract/money.ts'
import { ledgerEntries, ledgerTransactions } from './ledger.table.ts'

/** One side of a transaction: a debit is positive, a credit negative. */
export type Entry = { account: LedgerAccount; amount: Fen }

export const debit = (account: LedgerAccount, amount: Fen): Entry => ({ account, amount })
export const credit = (account: LedgerAccount, amount: Fen): Entry => ({ account, amount: fen(-amount) })

type Posting = {
  kind: LedgerKind
  /** The id of what caused it; each kind is posted once for each source. */
  sourceRef: string
  orderId: string | null
  entries: readonly Entry[]
  reason?: string
}

/**
 * Writes a transaction into the journal, in the caller's transaction; entries of nothing are left out. The database refuses
 * the commit where the entries do not balance, and a second posting from the same source at once.
 */
export const post = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { kind, sourceRef, orderId, entries, reason }: Posting,
): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insert(ledgerTransactions)
    .values({ id, at: ctx.now(), kind, sourceRef, orderId, reason: reason ?? null })
  const moved = entries.filter(({ amount }) => amount !== 0n)
  await ctx.db.insert(ledgerEntries).values(moved.map((entry, line) => ({ transactionId: id, line, ...entry })))
  return id
}
