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

type PostCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/**
 * Writes transactions into the journal, in the caller's transaction; entries of nothing are left out. The database refuses
 * the commit where the entries of one do not balance, and a second posting from the same source at once.
 */
export const postAll = async (ctx: PostCtx, postings: readonly Posting[]): Promise<void> => {
  if (postings.length === 0) return
  const posted = postings.map(({ entries, reason, ...posting }) => ({
    row: { ...posting, id: ctx.newId(), at: ctx.now(), reason: reason ?? null },
    moved: entries.filter(({ amount }) => amount !== 0n),
  }))
  await ctx.db.insert(ledgerTransactions).values(posted.map(({ row }) => row))
  await ctx.db
    .insert(ledgerEntries)
    .values(posted.flatMap(({ row, moved }) => moved.map((entry, line) => ({ transactionId: row.id, line, ...entry }))))
}

/** Writes one transaction into the journal, as `postAll`. */
export const post = (ctx: PostCtx, posting: Posting): Promise<void> => postAll(ctx, [posting])
