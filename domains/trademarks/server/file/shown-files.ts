import { fileLinks } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import type { LinkedFile } from '../../contract/file/detail.ts'

type Reading = Pick<Ctx, 'db' | 'now' | 'signer'>
/** A file and who brought it; null: the portal itself, for the owner of the application. */
type Known = { id: string; actorId: string | null }

/**
 * Files with signed links, by their ids; the caller has checked that `viewerId` may see the application. A link to what somebody
 * else brought names its reader, so that a look at it is told to the files domain.
 */
export const linkFiles = async (
  ctx: Reading,
  files: readonly Known[],
  viewerId: string,
): Promise<ReadonlyMap<string, LinkedFile>> => {
  const idsOf = (isMine: boolean) =>
    files.filter(({ actorId }) => (actorId === viewerId) === isMine).map(({ id }) => id)
  const links = [...(await fileLinks(ctx, idsOf(true))), ...(await fileLinks(ctx, idsOf(false), viewerId))]
  return new Map(
    links.map(({ id, fileName, url, viewUrl, sha256, size }) => [id, { fileName, url, viewUrl, sha256, size }]),
  )
}
