import { type ActorCtx, createGate, isId, removeSpooled, spool } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { PublicPicture } from '../contract/picture.ts'
import { attachFiles } from './attach-files.ts'
import { drawRenditions, type Rendition } from './draw-renditions.ts'
import { ensure, fail } from './failures.ts'
import { files } from './file.table.ts'
import { readVerified } from './get-file.ts'
import { pictureRenditions, pictures } from './picture.table.ts'
import { publicPictures } from './public-pictures.ts'
import { ensurePassed } from './scan-uploads.ts'

const keyBytes = 20
/** One picture is encoded at a time, since encoding takes a whole processor core for a second or two. */
const drawing = createGate({ running: 1, waiting: 16 })
export const pictureKind = 'public-picture'

type PublishCtx = ActorCtx<'chance' | 'storage' | 'cipher' | 'log'>
type KeptRendition = Omit<Rendition, 'bytes'> & { storageKey: string; size: number; sha256: string }

const keepRendition = async (ctx: PublishCtx, { bytes, ...rendition }: Rendition): Promise<KeptRendition> => {
  const source = async function* () {
    yield bytes
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  const storageKey = ctx.chance(keyBytes).toString('hex')
  try {
    await ctx.storage.keep(spooled, storageKey)
  } finally {
    await removeSpooled(spooled)
  }
  return { ...rendition, storageKey, size: spooled.size, sha256: spooled.sha256 }
}

const findOf = async (ctx: PublishCtx, fileId: string): Promise<PublicPicture | undefined> => {
  const [picture] = await ctx.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.fileId, fileId))
  return picture && (await publicPictures(ctx, [picture.id])).get(picture.id)
}

/**
 * Makes an upload of the caller (purpose `public-picture`) a picture that anyone may see; a second call for the same upload
 * answers the same picture. No record shows it yet: a record that does must say so by `usePictures`, and a picture that no
 * record shows is swept after a week. Fails with `request.invalid` if the caller has no such upload, with
 * `file.picture_unreadable` if it cannot be drawn, and as `ensurePassed` does.
 */
export const publishPicture = async (ctx: PublishCtx, fileId: string, alt = ''): Promise<PublicPicture> => {
  const { userId } = ctx.actor
  const unknown = { msg: '图片不存在或不是您上传的，请重新上传' }
  ensure(isId(fileId), 'request.invalid', unknown)
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, userId), eq(files.purpose, 'public-picture')))
  ensure(file, 'request.invalid', unknown)
  ensurePassed(file)
  const before = await findOf(ctx, fileId)
  if (before) return before

  const drawn = await drawing(async () => drawRenditions(await readVerified(ctx, file), file.kind))
  const id = ctx.newId()
  const kept: KeptRendition[] = []
  try {
    for (const rendition of drawn.renditions) kept.push(await keepRendition(ctx, rendition))
    await ctx.db.transaction(async (tx) => {
      await attachFiles(
        { ...ctx, db: tx },
        {
          references: [{ url: `/api/file/${fileId}` }],
          purposes: ['public-picture'],
          ownerId: userId,
          kind: pictureKind,
          ref: id,
          max: 1,
        },
      )
      const { width, height } = drawn
      const at = ctx.now()
      await tx.insert(pictures).values({ id, fileId, width, height, alt: alt || null, createdAt: at, unusedSince: at })
      await tx.insert(pictureRenditions).values(kept.map((one) => ({ ...one, pictureId: id })))
    })
  } catch (error) {
    for (const { storageKey } of kept) await ctx.storage.remove(storageKey)
    throw error
  }
  return (await findOf(ctx, fileId)) ?? fail('record.not_found')
}
