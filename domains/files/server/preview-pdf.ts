import type { SignedInCtx } from '@portal/platform/server'
import { mostPreviewed, type PdfPreview } from '../contract/preview.ts'
import { ensure } from './failures.ts'
import { fileIdOf } from './file-address.ts'
import { kindOf } from './file-kinds.ts'
import { type LinkQuery, linkQueryOf, viewLink } from './file-links.ts'
import { findReadableFile, readVerified, type StoredFile } from './get-file.ts'
import { keepInMemory } from './keep-in-memory.ts'
import { tellRead } from './read-event.ts'
import { ensurePassed } from './scan-uploads.ts'
import { pagesOfPdf } from './view-file.ts'

type PageCount = Awaited<ReturnType<typeof pagesOfPdf>>

/** How many pages a PDF has, by the digest of its bytes: a preview is often asked for again, and counting starts a thread. */
const keptCount = keepInMemory<PageCount>({ max: 2_000 })

/** The link in this address, if it was given to the actor: what others were given is of no use to him here. */
const ownLinkOf = ({ actor }: Pick<SignedInCtx, 'actor'>, url: string): LinkQuery => {
  const link = linkQueryOf(url)
  return link.reader === actor.userId ? link : {}
}

const getPreviewed = async (ctx: SignedInCtx, url: string, link: LinkQuery): Promise<StoredFile> => {
  const id = fileIdOf(url)
  ensure(id !== undefined, 'file.preview_unknown')
  const file = await findReadableFile(ctx, id, link)
  ensure(file !== undefined && file !== 'expired', 'file.preview_unknown')
  ensurePassed(file)
  return file
}

/**
 * Addresses of the pages of a PDF that the actor may read: a file of his own, or one by a link that was given to him. Nothing
 * is fetched from the address, which only names a file. It counts as one look at the file, however many pages are opened.
 * Fails with `file.preview_unknown` for everything that he may not read, and with `file.preview_failed` for what is no PDF
 * or cannot be opened.
 */
export const previewPdf = async (ctx: SignedInCtx, url: string): Promise<PdfPreview> => {
  const link = ownLinkOf(ctx, url)
  const file = await getPreviewed(ctx, url, link)
  const { id, kind, sha256, ownerId } = file
  ensure(kindOf(kind).view === 'pages', 'file.preview_failed')
  const pages = await keptCount(sha256, async () => pagesOfPdf(await readVerified(ctx, file), ownerId))
  ensure(typeof pages === 'number', 'file.preview_failed')
  await tellRead(ctx, file, link, 'viewed')
  const address = viewLink(ctx, id, ownerId === ctx.actor.userId ? undefined : ctx.actor.userId)
  const shown = Math.min(pages, mostPreviewed)
  return { urls: Array.from({ length: shown }, (_, at) => `${address}&page=${at + 1}`), pages }
}
