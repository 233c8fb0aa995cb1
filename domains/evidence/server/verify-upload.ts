import { type FileHandle, open } from 'node:fs/promises'
import { type Ctx, createGate, type Upload } from '@portal/platform/server'
import type { Verified } from '../contract/verdict.ts'
import { openZip } from '../proof/package/open-zip.ts'
import type { ByteSource } from '../proof/package/package-entry.ts'
import { tellReport } from '../proof/verify/tell.ts'
import { verifyPackage } from '../proof/verify/verify-package.ts'
import { ensure } from './failures.ts'
import { portalPins } from './portal-pins.ts'
import { matchesOf } from './public-record.ts'

/** Only two packages are verified at a time, since all of a package is hashed. */
const verifying = createGate({ running: 2, waiting: 16 })

const sourceOf = (handle: FileHandle, size: number): ByteSource => ({
  size,
  read: async (from, length) => {
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, from)
    return bytes.subarray(0, bytesRead)
  },
})

const verifyFile = async (
  ctx: Pick<Ctx, 'config' | 'db'>,
  { path, size }: Upload,
): Promise<Verified['verification']> => {
  const pins = await portalPins(ctx)
  const handle = await open(path, 'r')
  try {
    return tellReport(await verifyPackage(() => openZip(sourceOf(handle, size)), pins), 'zh')
  } finally {
    await handle.close()
  }
}

/**
 * Verifies an uploaded package by this portal's own pins (who does not want to trust the portal uses the offline program),
 * or tells which sealed records hold a file with the SHA-256 that the caller sent.
 */
export const verifyUpload = async (
  ctx: Ctx,
  { upload, body }: { upload?: Upload; body: { sha256?: string | undefined } },
): Promise<Verified> => {
  if (upload) return { verification: await verifying(() => verifyFile(ctx, upload)), matches: [] }
  ensure(body.sha256, 'request.invalid', { msg: '请选择存证材料包，或提供文件的 SHA-256' })
  return { verification: null, matches: await matchesOf(ctx, body.sha256) }
}
