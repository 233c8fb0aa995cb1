import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FileLink } from '../contract/file.ts'
import { files } from './file.table.ts'
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
}

const signedText = (id: string, expires: string, reader: string | undefined): string =>
  ['file', id, expires, ...(reader === undefined ? [] : [reader])].join(' ')

/**
 * Signs addresses that open a file for 15 minutes, for whoever holds them. Their `expires` is in epoch milliseconds.
 * `reader` is the id of the user for whom they are made; without it they are made for the owner of the file. They end at
 * once when that user is disabled.
 */
export const signLink = ({ signer, now }: Signing, id: string, reader?: string): { url: string; viewUrl: string } => {
  const expires = String(now().getTime() + linkLifeMs)
  const signature = signer.sign(signedText(id, expires, reader))
  const query = `expires=${expires}${reader === undefined ? '' : `&reader=${reader}`}&signature=${signature}`
  return { url: `/api/file/${id}?${query}`, viewUrl: `/api/file/${id}/view?${query}` }
}

export const linkStateOf = (
  { signer, now }: Signing,
  id: string,
  { expires, signature, reader }: LinkQuery,
): 'valid' | 'expired' | 'none' => {
  if (!expires || !signature || !/^\d{1,16}$/.test(expires)) return 'none'
  if (!signer.verify(signedText(id, expires, reader), signature)) return 'none'
  return Number(expires) > now().getTime() ? 'valid' : 'expired'
}

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
  return rows.map(({ id, fileName, size, sha256, kind, scan }) => {
    const { url, viewUrl } = signLink(ctx, id, reader)
    return { id, fileName, size, sha256, url, viewUrl: kindOf(kind).view && isPassed({ scan }) ? viewUrl : null }
  })
}
