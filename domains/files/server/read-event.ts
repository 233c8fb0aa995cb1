import type { Ctx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { type LinkQuery, linkStateOf } from './file-links.ts'
import type { StoredFile } from './get-file.ts'

type Telling = Pick<Ctx, 'db' | 'now' | 'signer'>

/**
 * Publishes `file.read` before the first byte leaves, where the link that opened the file names its reader. The pages of a
 * preview are one look, which was published when the preview was asked for.
 */
export const tellRead = async (
  ctx: Telling,
  { id, fileName, attachedKind, attachedRef }: StoredFile,
  query: LinkQuery,
  how: 'viewed' | 'downloaded',
): Promise<void> => {
  const { reader, only } = query
  if (reader === undefined || only !== undefined || linkStateOf(ctx, id, query) !== 'valid') return
  await publish(ctx, 'file.read', { fileId: id, fileName, how, readerId: reader, attachedKind, attachedRef })
}
