import { type Actor, removeSpooled, spool } from '@portal/platform/server'
import type { UploadedFile } from '../contract/file.ts'
import type { Purpose } from '../contract/purposes.ts'
import { type ReceiveCtx, receiveFile } from './receive-file.ts'

/** Stores bytes that the portal itself has made, as if the actor had uploaded them; the rules for uploads judge them too. */
export const storeFile = async (
  ctx: ReceiveCtx & { actor: Pick<Actor, 'userId' | 'userType'> },
  { bytes, fileName, purpose }: { bytes: Buffer; fileName: string; purpose: Purpose },
): Promise<UploadedFile> => {
  const source = async function* () {
    yield bytes
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  try {
    return await receiveFile(ctx, { ...spooled, fileName }, { purpose, owner: ctx.actor })
  } finally {
    await removeSpooled(spooled)
  }
}
