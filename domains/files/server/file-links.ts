import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FileLink, UploadedFile } from '../contract/file.ts'
import { ruleOf } from '../contract/purposes.ts'
import { files } from './file.table.ts'
import { fileIdOf } from './file-address.ts'
import { kindOf } from './file-kinds.ts'
import { isPassed } from './scan-uploads.ts'

/**
 * How long a signed link opens a file, in milliseconds: long enough for a page that is open, too short for the link to be
 * passed on.
 */
const linkLifeMs = 15 * 60_000

type Signing = Pick<Ctx, 'signer' | 'now'>
export type LinkQuery = {
  expires?: string | undefined
  signature?: string | undefined
  /** The id of the user for whom the link was made, if each use of the link is to be published as `file.read`. */
  reader?: string | undefined
  /** `view` for a link that opens views alone, and with which no further link is had. */
  only?: 'view' | undefined
}

const signedText = (id: string, expires: string, { reader, only }: Pick<LinkQuery, 'reader' | 'only'>): string =>
  [only ?? 'file', id, expires, ...(reader === undefined ? [] : [reader])].join(' ')

/**
 * Signs addresses that open a file for 15 minutes, for whoever holds them. Their `expires` is in epoch milliseconds.
 * `reader` is the id of the user for whom they are made; without it they are made for the owner of the file. They end at
 * once when that user is disabled. With `only` they open what it names and nothing else.
 */
const signLink = ({ signer, now }: Signing, id: string, { reader, only }: Pick<LinkQuery, 'reader' | 'only'>) => {
  const expires = String(now().getTime() + linkLifeMs)
  const signature = signer.sign(signedText(id, expires, { reader, only }))
  const named = Object.entries({ reader, only }).map(([name, value]) =>
    value === undefined ? '' : `&${name}=${value}`,
  )
  const query = `expires=${expires}${named.join('')}&signature=${signature}`
  const addressOf = (part: string) => `/api/file/${id}${part}?${query}`
  return { url: addressOf(''), viewUrl: addressOf('/view'), thumbnail: addressOf('/thumbnail') }
}

type Row = typeof files.$inferSelect
type Linked = Pick<Row, 'id' | 'fileName' | 'size' | 'sha256' | 'kind' | 'scan' | 'purpose'>

/**
 * A file with signed links. Links with a `reader` have no thumbnail: each look of a reader is written down, and is one that
 * he chose, not one that a list has taken for him.
 */
const linkOf = (
  ctx: Signing,
  { id, fileName, size, sha256, kind, scan, purpose }: Linked,
  reader?: string,
): FileLink => {
  const { url, viewUrl, thumbnail } = signLink(ctx, id, { reader })
  const isShown = kindOf(kind).view !== undefined && isPassed({ scan })
  const hasThumbnail = isShown && reader === undefined && !ruleOf(purpose).hidden
  return {
    id,
    fileName,
    size,
    sha256,
    url,
    viewUrl: isShown ? viewUrl : null,
    thumbnail: hasThumbnail ? thumbnail : null,
  }
}

/** A file as the answer to its upload tells it to its owner. */
export const uploadedFileOf = (ctx: Signing, file: Linked): UploadedFile => {
  const { viewUrl, ...uploaded } = linkOf(ctx, file)
  return uploaded
}

export const linkStateOf = (
  { signer, now }: Signing,
  id: string,
  { expires, signature, reader, only }: LinkQuery,
): 'valid' | 'expired' | 'none' => {
  if (!expires || !signature || !/^\d{1,16}$/.test(expires)) return 'none'
  if (!signer.verify(signedText(id, expires, { reader, only }), signature)) return 'none'
  return Number(expires) > now().getTime() ? 'valid' : 'expired'
}

/** What the query of an address says about a link to a file. A link that opens views alone is none here. */
export const linkQueryOf = (url: string): LinkQuery => {
  const { expires, signature, reader } = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  return { expires, signature, reader }
}

/** Whether this address is a link of ours that opened a file once and does so no more. */
export const isEndedLink = (ctx: Signing, url: string): boolean => {
  const id = fileIdOf(url)
  return id !== undefined && linkStateOf(ctx, id, linkQueryOf(url)) === 'expired'
}

/**
 * A signed address that opens views of a file alone, for 15 minutes. It gets nobody a further link, so that who may read the
 * file no more cannot go on with it; and its looks are not published, since the caller has published one for all.
 */
export const viewLink = (ctx: Signing, id: string, reader?: string): string =>
  signLink(ctx, id, { reader, only: 'view' }).viewUrl

/** Which files are meant: those with these ids, or all files that are attached to one record. */
export type FileChoice = readonly string[] | { kind: string; ref: string }

const isIds = (choice: FileChoice): choice is readonly string[] => Array.isArray(choice)

/**
 * Files with signed links, for a user who may see the record that names them; the caller has checked that he may. They come
 * in the order of the ids, or in the order of their upload if a record is given; an id without a file is left out. With a
 * `reader` (a user id) the links say who opens them, and each use is published as `file.read`; links for anybody but the
 * owner of the files need one.
 */
export const fileLinks = async (
  ctx: Pick<Ctx, 'db'> & Signing,
  choice: FileChoice,
  reader?: string,
): Promise<FileLink[]> => {
  if (isIds(choice) && choice.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(files)
    .where(
      isIds(choice)
        ? inArray(files.id, [...choice])
        : and(eq(files.attachedKind, choice.kind), eq(files.attachedRef, choice.ref)),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
  if (isIds(choice)) rows.sort((a, b) => choice.indexOf(a.id) - choice.indexOf(b.id))
  return rows.map((row) => linkOf(ctx, row, reader))
}

/**
 * The small picture of each of these records: of the first of its files that can be drawn, by record. They are for the owner
 * of the records alone; the caller has checked that he is.
 */
export const firstPictures = async (
  ctx: Pick<Ctx, 'db'> & Signing,
  kind: string,
  refs: readonly string[],
): Promise<Map<string, string>> => {
  if (refs.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.attachedKind, kind), inArray(files.attachedRef, [...refs])))
    .orderBy(asc(files.createdAt), asc(files.id))
  const pictures = new Map<string, string>()
  for (const row of rows) {
    const { thumbnail } = linkOf(ctx, row)
    if (thumbnail !== null && row.attachedRef !== null && !pictures.has(row.attachedRef))
      pictures.set(row.attachedRef, thumbnail)
  }
  return pictures
}
