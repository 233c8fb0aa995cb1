import { userNames, usernameOf } from '@portal/accounts/server'
import { type Page, type PageQuery, shanghaiDayWords } from '@portal/platform/contract'
import {
  type ActorCtx,
  type ById,
  type Ctx,
  isId,
  readPage,
  recordAct,
  type SignedInCtx,
} from '@portal/platform/server'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { businessTypeLabels } from '../../contract/business-types.ts'
import {
  type BlockAction,
  type BlockField,
  type BlockForm,
  type FilledBlock,
  fillBlock,
  type ReplyBlock,
} from '../../contract/workbench/reply-block.ts'
import { getRequest } from '../desk-detail.ts'
import { ensure } from '../failures.ts'
import type { RequestRecord } from '../request-detail.ts'
import { replyBlocks } from '../workbench.table.ts'

const kept = isNull(replyBlocks.removedAt)

/** All blocks by title. */
export const listBlocks = async (ctx: Pick<Ctx, 'db'>, { query }: { query: PageQuery }): Promise<Page<ReplyBlock>> => {
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: replyBlocks,
    where: kept,
    orderBy: [asc(replyBlocks.title), asc(replyBlocks.id)],
  })
  const names = await userNames(
    ctx,
    rows.map(({ updatedBy }) => updatedBy),
  )
  const elements = rows.map(({ removedAt: _, updatedAt, updatedBy, ...block }) => ({
    ...block,
    updatedAt: updatedAt.getTime(),
    updatedBy: usernameOf(names, updatedBy),
  }))
  return { elements, totalElements }
}

const stamp = (ctx: Pick<ActorCtx, 'now' | 'actor'>) => ({ updatedAt: ctx.now(), updatedBy: ctx.actor.userId })

/** Says to the act log what a block was and is. */
const recordBlock = (ctx: ActorCtx, { before, after }: { before: BlockForm | null; after: BlockForm | null }) =>
  recordAct(ctx, {
    subjectKind: 'replyBlock',
    subjectRef: (after ?? before)?.title ?? '',
    link: '/reply-blocks',
    before,
    after,
  })

const contentOf = ({ title, text, action, businessType }: typeof replyBlocks.$inferSelect) =>
  ({ title, text, action, businessType }) as BlockForm

export const addBlock = async (ctx: ActorCtx, { body }: { body: BlockForm }): Promise<{ id: string }> => {
  const id = ctx.newId()
  await ctx.db.insert(replyBlocks).values({ id, ...body, ...stamp(ctx) })
  await recordBlock(ctx, { before: null, after: body })
  return { id }
}

const changeKept = async (
  ctx: ActorCtx,
  { params }: ById,
  { change, after }: { change: Partial<typeof replyBlocks.$inferInsert>; after: BlockForm | null },
): Promise<Record<string, never>> => {
  ensure(isId(params.id), 'record.not_found')
  const one = and(eq(replyBlocks.id, params.id), kept)
  const [before] = await ctx.db.select().from(replyBlocks).where(one).for('update')
  ensure(before, 'record.not_found')
  await ctx.db.update(replyBlocks).set(change).where(one)
  await recordBlock(ctx, { before: contentOf(before), after })
  return {}
}

export const changeBlock = (ctx: ActorCtx, { body, ...target }: ById & { body: BlockForm }) =>
  changeKept(ctx, target, { change: { ...body, ...stamp(ctx) }, after: body })

export const removeBlock = (ctx: ActorCtx, target: ById) =>
  changeKept(ctx, target, { change: { removedAt: ctx.now(), ...stamp(ctx) }, after: null })

const notGiven = '（未填写）'

const valuesOf = (
  request: RequestRecord,
  { names, staff, today }: { names: Awaited<ReturnType<typeof userNames>>; staff: string; today: Date },
): Record<BlockField, string> => ({
  businessSn: request.businessSn,
  businessType: businessTypeLabels[request.businessType],
  subject: request.subject,
  obligeeName: request.obligeeName ?? names.get(request.userId)?.companyName ?? notGiven,
  lxrName: request.lxrName,
  createTime: shanghaiDayWords(request.createTime),
  today: shanghaiDayWords(today),
  staffName: usernameOf(names, staff),
})

/** The blocks for one step of a request, with their fields filled in. */
export const filledBlocks = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
  { params, query }: { params: { businessSn: string }; query: { action: BlockAction } },
): Promise<{ list: FilledBlock[] }> => {
  const request = await getRequest(ctx, params.businessSn)
  const { businessType, action } = replyBlocks
  const rows = await ctx.db
    .select({ id: replyBlocks.id, title: replyBlocks.title, text: replyBlocks.text })
    .from(replyBlocks)
    .where(
      and(
        kept,
        or(isNull(action), eq(action, query.action)),
        or(isNull(businessType), eq(businessType, request.businessType)),
      ),
    )
    .orderBy(asc(replyBlocks.title), asc(replyBlocks.id))
  const staff = ctx.actor.userId
  const names = await userNames(ctx, [request.userId, staff])
  const values = valuesOf(request, { names, staff, today: ctx.now() })
  return { list: rows.map((block) => ({ ...block, text: fillBlock(block.text, values) })) }
}
