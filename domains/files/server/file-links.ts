import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FileLink } from '../contract/index.ts'
import { files } from './file.table.ts'
import { kindOf } from './file-kinds.ts'

/** How long a link opens a file: long enough for a page that is open, too short to be passed on. */
const linkLifeMs = 15 * 60_000

type Signing = Pick<Ctx, 'signer' | 'now'>
export type LinkQuery = { expires?: string | undefined; signature?: string | undefined }

const signedText = (id: string, expires: string): string => `file ${id} ${expires}`

/** Addresses that open a file for 15 minutes, whoever holds them. `expires` is in epoch milliseconds. */
export const signLink = ({ signer, now }: Signing, id: string): { url: string; viewUrl: string } => {
  const expires = String(now().getTime() + linkLifeMs)
  const query = `expires=${expires}&signature=${signer.sign(signedText(id, expires))}`
  return { url: `/api/file/${id}?${query}`, viewUrl: `/api/file/${id}/view?${query}` }
}

export const linkStateOf = (
  { signer, now }: Signing,
  id: string,
  { expires, signature }: LinkQuery,
): 'valid' | 'expired' | 'none' => {
  if (!expires || !signature || !/^\d{1,16}$/.test(expires)) return 'none'
  if (!signer.verify(signedText(id, expires), signature)) return 'none'
  return Number(expires) > now().getTime() ? 'valid' : 'expired'
}

/** Files by their ids, or all that are attached to one record. */
export type FileChoice = readonly string[] | { kind: string; ref: string }

const isIds = (choice: FileChoice): choice is readonly string[] => Array.isArray(choice)

/**
 * Files with links for whoever may see the record that names them: the caller has checked that. In the order of the ids,
 * else in that of their arrival; an id without a file is left out.
 */
export const fileLinks = async (ctx: Pick<Ctx, 'db'> & Signing, choice: FileChoice): Promise<FileLink[]> => {
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
    const { url, viewUrl } = signLink(ctx, id)
    return { id, fileName, size, sha256, url, viewUrl: kindOf(kind).view ? viewUrl : null }
  })
}
