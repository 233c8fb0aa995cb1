import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FileLink } from '../contract/file.ts'
import { files } from './file.table.ts'
import { kindOf } from './file-kinds.ts'

/** How long a link opens a file: long enough for a page that is open, too short to be passed on. */
const linkLifeMs = 15 * 60_000

type Signing = Pick<Ctx, 'signer' | 'now'>
export type LinkQuery = {
  expires?: string | undefined
  signature?: string | undefined
  /** Whom the link was given to, where that is told when it is used. */
  reader?: string | undefined
}

const signedText = (id: string, expires: string, reader: string | undefined): string =>
  ['file', id, expires, ...(reader === undefined ? [] : [reader])].join(' ')

/** Addresses that open a file for 15 minutes, whoever holds them. `expires` is in epoch milliseconds. */
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

/** Files by their ids, or all that are attached to one record. */
export type FileChoice = readonly string[] | { kind: string; ref: string }

const isIds = (choice: FileChoice): choice is readonly string[] => Array.isArray(choice)

/**
 * Files with links for whoever may see the record that names them: the caller has checked that. In the order of the ids,
 * else in that of their arrival; an id without a file is left out. With a `reader` (a user id) the links say who it is
 * that opens them: each use is published as `file.read`.
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
  return rows.map(({ id, fileName, size, sha256, kind }) => {
    const { url, viewUrl } = signLink(ctx, id, reader)
    return { id, fileName, size, sha256, url, viewUrl: kindOf(kind).view ? viewUrl : null }
  })
}
