import { shanghaiDayOf } from '@portal/platform/contract'
import {
  type Ctx,
  createGate,
  publish,
  recordAct,
  refuseField,
  type SignedInCtx,
  type Upload,
} from '@portal/platform/server'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { moneyWords, sumFen, yuanOf } from '../../contract/money.ts'
import { type ReceiptImport, type ReceiptPreview, type RefusedLine, receiptLimits } from '../../contract/receipts.ts'
import { recordOutgoing } from '../refunds/record-outgoing.ts'
import { receiptImports, receipts } from './receipt.table.ts'
import { identities } from './receipt-identity.ts'
import { type Survey, surveyStatement } from './statement/survey-statement.ts'
import { type NewReceipt, storeReceipts } from './store-receipts.ts'

/** How many lines one transaction takes: a file that breaks off leaves whole batches, and the same file adds the rest. */
const batch = 200
const longestName = 200

/** A file is held in memory while it is read, so only few are read at a time. */
const reading = createGate({ running: 1, waiting: 4 })

/** `receipts.imported` tells of which days a list of the bank told. */
export type ReceiptsImported = { firstDay: string; lastDay: string }

type FileInput = { upload: Upload; body: { mapping: string } }

const counts = ({ rows, outgoing, refused }: Survey) => ({
  rows,
  outgoing,
  refusedCount: refused.length,
  refused: refused.slice(0, receiptLimits.told),
})

/** Shows what an import would take. */
export const previewReceipts = async (ctx: SignedInCtx, { upload, body }: FileInput): Promise<ReceiptPreview> => {
  const survey = await reading(() => surveyStatement(upload, body.mapping, ctx.now()))
  const { columns, mapping, fault, incoming } = survey
  return {
    id: upload.sha256,
    columns,
    mapping,
    fault,
    ...counts(survey),
    incoming: incoming.length,
    sum: yuanOf(sumFen(incoming.map(({ amount }) => amount))),
    lines: incoming.slice(0, receiptLimits.shown).map(({ line, at, amount, payerName, text, bankSerial }) => ({
      ...{ line, payerName, text, bankSerial },
      at: at.getTime(),
      amount: yuanOf(amount),
    })),
  }
}

/** Lines whose serial stands for another receipt than the one that is known: money that would be lost without a word. */
const contradictions = async (ctx: Pick<Ctx, 'db'>, known: readonly NewReceipt[]): Promise<RefusedLine[]> => {
  if (known.length === 0) return []
  const names = known.map(({ identity }) => identity)
  const rows = await ctx.db
    .select({ identity: receipts.identity, amount: receipts.amount, at: receipts.at })
    .from(receipts)
    .where(inArray(receipts.identity, names))
  const byName = new Map(rows.map((row) => [row.identity, row]))
  return known.flatMap(({ identity, amount, line }) => {
    const first = byName.get(identity)
    if (!first || first.amount === amount || line === null) return []
    const { at } = first
    const other = `${shanghaiDayOf(at.getTime())}，${moneyWords(yuanOf(first.amount))}`
    return [{ line, msg: `流水号与已有的一笔相同而金额不同（${other}）` }]
  })
}

/** What somebody wrote down by hand before is confirmed, or contradicted, by the bank's own list. */
const confirmByHand = async (ctx: Pick<Ctx, 'db'>, known: readonly NewReceipt[]): Promise<void> => {
  for (const { identity, amount } of known) {
    await ctx.db
      .update(receipts)
      .set({ statedAmount: amount })
      .where(and(eq(receipts.identity, identity), isNull(receipts.statedAmount)))
  }
}

type Stored = { added: number; matched: number; refused: RefusedLine[] }

/** One batch, all or nothing. Imports take turns by a lock of the database, since each batch may hold several orders. */
const storeBatch = (ctx: SignedInCtx, lines: readonly NewReceipt[], importId: string): Promise<Stored> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('orders.receipts'))`)
    const stored = await storeReceipts(inside, lines, { importId, actorId: ctx.actor.userId })
    const added = new Set(stored.map(({ line }) => line))
    const known = lines.filter(({ line }) => !added.has(line))
    await confirmByHand(inside, known)
    return {
      added: stored.length,
      matched: stored.filter(({ state }) => state === 'matched').length,
      refused: await contradictions(inside, known),
    }
  })

/** Writes down, in the act log too, that a file was brought; what it added is told by the receipts that name it. */
const keepImport = (ctx: SignedInCtx, brought: typeof receiptImports.$inferInsert): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.insert(receiptImports).values(brought)
    const { id, actorId: _, createTime: __, ...after } = brought
    await recordAct(
      { ...ctx, db: tx },
      { subjectKind: 'receiptImport', subjectRef: id, link: '/receipts', before: null, after },
    )
  })

/**
 * Books every incoming line of a list that is not known yet. The same list again adds nothing, and lists that overlap add
 * what is new. Outgoing lines are counted, and those by which refunds went out are recorded.
 */
export const importReceipts = async (ctx: SignedInCtx, { upload, body }: FileInput): Promise<ReceiptImport> => {
  const survey = await reading(() => surveyStatement(upload, body.mapping, ctx.now()))
  if (survey.fault !== null) refuseField('mapping', survey.fault)
  const nameOf = identities(ctx.config)
  const lines = survey.incoming.map((line) => ({ ...line, identity: nameOf(line) }))
  const id = ctx.newId()
  const days = [...survey.incoming, ...survey.paidOut].map(({ at }) => shanghaiDayOf(at.getTime())).sort()
  const [firstDay = null, lastDay = null] = [days[0], days.at(-1)]
  await keepImport(ctx, {
    id,
    fileName: upload.fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, longestName) || '未命名',
    sha256: upload.sha256,
    rows: survey.rows,
    outgoing: survey.outgoing,
    refused: survey.refused.length,
    firstDay,
    lastDay,
    actorId: ctx.actor.userId,
    createTime: ctx.now(),
  })
  let added = 0
  let matched = 0
  for (let from = 0; from < lines.length; from += batch) {
    const stored = await storeBatch(ctx, lines.slice(from, from + batch), id)
    added += stored.added
    matched += stored.matched
    survey.refused.push(...stored.refused)
  }
  const refunded = await recordOutgoing(ctx, survey.paidOut)
  if (firstDay !== null && lastDay !== null) {
    await publish(ctx, 'receipts.imported', { firstDay, lastDay } satisfies ReceiptsImported)
  }
  survey.refused.sort((one, other) => one.line - other.line)
  const contradicted = survey.refused.length + survey.outgoing + lines.length - survey.rows
  return {
    id,
    ...counts(survey),
    added,
    known: lines.length - added - contradicted,
    matched,
    unclaimed: added - matched,
    refunded,
  }
}
