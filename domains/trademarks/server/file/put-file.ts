import type { Purpose } from '@portal/files/contract'
import { attachFiles } from '@portal/files/server'
import { type ActorCtx, ensureField } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { FileSlot } from '../../contract/file/slots.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { ensure } from '../failures.ts'
import { type Trademark, trademarkFiles } from './file.table.ts'

/** The files domain knows the files of an application by this noun and the application's id. */
export const attachedKind = 'trademark-application'

const fault = '文件不存在、已被使用或格式不符，请重新上传'

type Attached = { url: string; field: string; purposes?: readonly Purpose[] }

/**
 * Attaches an upload of the caller to an application, in the same transaction, and answers its id. Each upload stands in one place.
 * @throws AppFailure `request.invalid` on the field for a file that cannot be attached or stands in a place already
 */
export const attachPaper = async (
  ctx: ActorCtx,
  trademark: Pick<Trademark, 'id'>,
  { url, field, purposes = ['trademark-paper'] }: Attached,
): Promise<string> => {
  const [file] = await attachFiles(ctx, {
    references: [{ url }],
    purposes,
    ownerId: ctx.actor.userId,
    kind: attachedKind,
    ref: trademark.id,
    max: 1,
    field,
    fault,
  })
  const isPlaced = file && (await ctx.db.$count(trademarkFiles, eq(trademarkFiles.id, file.id))) > 0
  ensureField(file && !isPlaced, field, fault)
  return file.id
}

/** The places of the customer's papers, which he may replace so often. */
const limited: readonly FileSlot[] = ['proxy', 'contract', 'licence']

type Placed = { id: string; slot: FileSlot; actorId: string | null }

/** Writes down which file stands in which place from this version of the application on. */
export const placeFile = async (
  ctx: Pick<ActorCtx, 'db' | 'now'>,
  trademark: Pick<Trademark, 'id' | 'version'>,
  placed: Placed,
): Promise<void> => {
  // Drafts and confirmations come as often as the two sides need them.
  if (limited.includes(placed.slot)) {
    const isHeld = and(eq(trademarkFiles.trademarkId, trademark.id), inArray(trademarkFiles.slot, [...limited]))
    ensure((await ctx.db.$count(trademarkFiles, isHeld)) < trademarkLimits.files, 'trademark.too_many_files')
  }
  await ctx.db
    .insert(trademarkFiles)
    .values({ ...placed, trademarkId: trademark.id, version: trademark.version, createTime: ctx.now() })
}
