import type { FileLink, Purpose } from '@portal/files/contract'
import { attachFiles, fileIdOf, fileLinks } from '@portal/files/server'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { brokenFiles } from '../contract/apply.ts'
import type { PatentFile } from '../contract/detail.ts'
import { patentLimits } from '../contract/limits.ts'
import type { MaterialKind, PaperKind } from '../contract/materials.ts'
import { ensure } from './failures.ts'
import { type Patent, patentFiles } from './patent.table.ts'

/** The files domain knows the files of an application by this noun and the application's id. */
export const attachedKind = 'patent-application'

type Named = { kind: MaterialKind | PaperKind; url: string }
type Brought = { files: readonly Named[]; origin: 'customer' | 'desk' }

const purposes = { customer: 'patent-material', desk: 'patent-paper' } as const satisfies Record<
  Brought['origin'],
  Purpose
>

/** What the application has, in the order in which it came. */
const filesOf = (ctx: Pick<Ctx, 'db'>, patentId: string) =>
  ctx.db
    .select()
    .from(patentFiles)
    .where(eq(patentFiles.patentId, patentId))
    .orderBy(asc(patentFiles.createTime), asc(patentFiles.position))

/**
 * Attaches uploads of the caller to an application whose row he holds, in the same transaction, and writes down what each
 * of them is.
 * @throws AppFailure `request.invalid` for a file that cannot be attached, that the application has already, or that is named
 * twice
 */
export const bringFiles = async (ctx: ActorCtx, patentId: string, { files, origin }: Brought): Promise<void> => {
  const held = await filesOf(ctx, patentId)
  const named = files.map(({ url }) => fileIdOf(url))
  const isNew = new Set(named).size === named.length && !held.some(({ id }) => named.includes(id))
  ensure(isNew, 'request.invalid', { msg: brokenFiles, fields: [{ path: 'files', msg: brokenFiles }] })
  ensure(held.length + files.length <= patentLimits.files, 'patent.too_many_files')
  const attached = await attachFiles(ctx, {
    references: files,
    purposes: [purposes[origin]],
    ownerId: ctx.actor.userId,
    kind: attachedKind,
    ref: patentId,
    max: patentLimits.filesAtOnce,
    field: 'files',
    fault: brokenFiles,
  })
  const rows = attached.map(({ id }, position) => {
    const kind = files[named.indexOf(id)]?.kind ?? 'other'
    return { id, patentId, kind, origin, position, actorId: ctx.actor.userId, createTime: ctx.now() }
  })
  if (rows.length > 0) await ctx.db.insert(patentFiles).values(rows)
}

type Reading = Pick<Ctx, 'db' | 'now' | 'signer'>

/**
 * The files with signed links; the caller has checked that `viewerId` may see the application. A link to what somebody
 * else brought names its reader, so that a look at it is told to the files domain.
 */
export const shownFiles = async (ctx: Reading, { id }: Pick<Patent, 'id'>, viewerId: string): Promise<PatentFile[]> => {
  const rows = await filesOf(ctx, id)
  const idsOf = (isMine: boolean) => rows.filter((row) => (row.actorId === viewerId) === isMine).map((row) => row.id)
  const links = new Map<string, FileLink>()
  for (const link of await fileLinks(ctx, idsOf(true))) links.set(link.id, link)
  for (const link of await fileLinks(ctx, idsOf(false), viewerId)) links.set(link.id, link)
  return rows.flatMap(({ id: fileId, kind, origin, createTime }) => {
    const link = links.get(fileId)
    if (!link) return []
    const { thumbnail: _, ...shown } = link
    return [{ ...shown, kind, from: origin, time: createTime.getTime() }]
  })
}

/** The kinds of material that the customer has sent, for the checklist. */
export const givenKinds = (files: readonly Pick<PatentFile, 'kind' | 'from'>[]): MaterialKind[] =>
  files.flatMap(({ kind, from }) => (from === 'customer' ? [kind as MaterialKind] : []))
