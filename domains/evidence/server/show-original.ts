import { isActiveUser } from '@portal/accounts/server'
import { drawThumbnail, drawView, type FileKind, mediaTypeOf, widthOf } from '@portal/files/server'
import { type ById, type Bytes, type Ctx, type DataKey, isId, type SignedInCtx } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import { isTravelDocument } from '../contract/slots.ts'
import { evidences, originals } from './evidence.table.ts'
import { ensure, fail } from './failures.ts'
import { evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { type OriginalLinkQuery, type OriginalLinks, originalLinkState, signOriginal } from './original-links.ts'
import { fileNameOf, rereadOriginal } from './read-original.ts'
import { recordFileLook } from './record-look.ts'
import { reportDamage } from './report-damage.ts'

type Found = { original: Original; key: DataKey }

const findOriginal = async (ctx: Pick<Ctx, 'db' | 'cipher'>, id: string): Promise<Found | undefined> => {
  const [row] = await ctx.db
    .select({ original: originals, record: { id: evidences.id, dataKey: evidences.dataKey } })
    .from(originals)
    .leftJoin(evidences, eq(evidences.id, originals.evidenceId))
    .where(and(eq(originals.id, id), isNull(originals.removedAt)))
  if (!row) return undefined
  const evidenceKey = row.record ? evidenceKeyOf(ctx, row.record) : null
  return { original: row.original, key: originalKeyOf(ctx, row.original, evidenceKey) }
}

/** Fails if a file is infected, not yet scanned, lost or altered: such a file is shown to nobody. */
export const ensureShown = ({ scan, problem }: Pick<Original, 'scan' | 'problem'>): void => {
  ensure(scan !== 'infected', 'evidence.infected')
  ensure(scan !== 'pending', 'evidence.scan_pending')
  ensure(problem === null, 'file.damaged')
}

type LinkInput = { params: { id: string }; query: OriginalLinkQuery }

/** The file that a signed link names. Without a valid link everybody gets `record.not_found`, as for a missing file. */
const getLinked = async (ctx: Ctx, { params: { id }, query }: LinkInput): Promise<Found & { reader: string }> => {
  const state = isId(id) ? originalLinkState(ctx, id, query) : 'none'
  ensure(state !== 'expired', 'file.link_expired')
  ensure(state === 'valid' && query.reader !== undefined, 'record.not_found')
  ensure(await isActiveUser(ctx, query.reader), 'record.not_found')
  const found = await findOriginal(ctx, id)
  ensure(found, 'record.not_found')
  ensureShown(found.original)
  return { ...found, reader: query.reader }
}

/** The whole file, checked before its first byte leaves. A lost or altered file is reported and fails with `file.damaged`. */
const readChecked = async (ctx: Ctx, { original, key }: Found): Promise<Buffer> => {
  const reread = await rereadOriginal(ctx, original, key)
  if (reread.state === 'intact') return reread.bytes
  await reportDamage(ctx, original, reread)
  return fail('file.damaged')
}

export const downloadOriginal = async (ctx: Ctx, input: LinkInput): Promise<Bytes> => {
  const { original, key, reader } = await getLinked(ctx, input)
  const content = await readChecked(ctx, { original, key })
  await recordFileLook(ctx, original, { actorId: reader, kind: 'downloaded' })
  return { content, type: mediaTypeOf(original.kind as FileKind), fileName: fileNameOf(original, key) }
}

/** A view of a picture that is encoded anew, so that no byte of the uploaded file reaches the page. */
export const viewOriginal = async (ctx: Ctx, input: LinkInput): Promise<Bytes> => {
  const { original, key, reader } = await getLinked(ctx, input)
  const { sha256, ownerId } = original
  const kind = original.kind as FileKind
  const content = await drawView({
    kind,
    page: 1,
    sha256,
    whose: ownerId,
    read: () => readChecked(ctx, { original, key }),
  })
  await recordFileLook(ctx, original, { actorId: reader, kind: 'viewed' })
  return { content, type: 'image/jpeg', fileName: `${original.slot ?? 'picture'}.jpg`, inline: true }
}

/** The small picture of a file of the owner's own. A travel document has none, whoever asks. */
export const showThumbnail = async (
  ctx: Ctx,
  { params, query }: LinkInput & { query: { width: string } },
): Promise<Bytes> => {
  const { original, key, reader } = await getLinked(ctx, { params, query })
  const { id, slot, sha256, ownerId } = original
  ensure(reader === ownerId && slot !== null && !isTravelDocument(slot), 'file.no_view')
  const content = await drawThumbnail({
    id,
    width: widthOf(query.width),
    kind: original.kind as FileKind,
    sha256,
    whose: ownerId,
    read: () => readChecked(ctx, { original, key }),
  })
  return { content, type: 'image/webp', fileName: `${slot}.webp`, inline: true }
}

/** Signed addresses of the actor's own file, also of a masked one. */
export const openOwnOriginal = async (ctx: SignedInCtx, { params: { id } }: ById): Promise<OriginalLinks> => {
  ensure(isId(id), 'record.not_found')
  const [original] = await ctx.db
    .select()
    .from(originals)
    .where(and(eq(originals.id, id), eq(originals.ownerId, ctx.actor.userId), isNull(originals.removedAt)))
  ensure(original, 'record.not_found')
  ensureShown(original)
  return signOriginal(ctx, original, ctx.actor.userId)
}
