import { type Actor, removeSpooled, spool } from '@portal/platform/server'
import type { UploadedFile } from '../contract/file.ts'
import type { Purpose } from '../contract/purposes.ts'
import { type ReceiveCtx, type Reception, receiveFile } from './receive-file.ts'

type Stored = { bytes: Buffer; fileName: string; purpose: Purpose } & Pick<Reception, 'alongside'>

/**
 * Stores bytes that the portal itself has made or holds, as if the actor had uploaded them; the rules for uploads judge them
 * too. `alongside` stores in the same transaction whatever must be stored together with the file.
 */
export const storeFile = async (
  ctx: ReceiveCtx & { actor: Pick<Actor, 'userId' | 'userType'> },
  { bytes, fileName, purpose, alongside }: Stored,
): Promise<UploadedFile> => {
  const source = async function* () {
    yield bytes
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  try {
    return await receiveFile(
      ctx,
      { ...spooled, fileName },
      { purpose, owner: ctx.actor, ...(alongside && { alongside }) },
    )
  } finally {
    await removeSpooled(spooled)
  }
}
