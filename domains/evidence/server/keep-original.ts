import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { removeSpooled, spool } from '@portal/platform/server'
import { type DataKey, encryption } from './data-key.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { aboutOriginal } from './keys-of.ts'

const keyBytes = 20

/** The form of this domain's keys in the store, so that the sweep of another domain never removes its objects. */
export const originalKeyForm = /^[0-9a-f]{40}-ev$/

export type KeptOriginal = { storageKey: string; seal: string; sha256: string; sm3: string; size: number }

/**
 * Puts a spooled file into the store. The file is read once, hashed by SHA-256 and SM3 (hex), and encrypted by its own key.
 * The object's name (`storageKey`) is new and random, so that no object is ever overwritten.
 */
export const keepOriginal = async (
  ctx: Pick<EvidenceCtx, 'chance' | 'storage'>,
  { path, id, key }: { path: string; id: string; key: DataKey },
): Promise<KeptOriginal> => {
  const digests = [createHash('sha256'), createHash('sm3')] as const
  const sealing = encryption(ctx, key, aboutOriginal(id))
  let size = 0
  let seal = ''
  const encrypted = async function* () {
    for await (const part of createReadStream(path)) {
      const chunk: Buffer = part
      for (const digest of digests) digest.update(chunk)
      size += chunk.length
      yield sealing.add(chunk)
    }
    const end = sealing.end()
    seal = end.seal
    yield end.rest
  }
  const spooled = await spool(encrypted(), ctx.storage.spoolFolder, () => undefined)
  try {
    const storageKey = `${ctx.chance(keyBytes).toString('hex')}-ev`
    await ctx.storage.keep(spooled, storageKey)
    const [sha256, sm3] = digests.map((digest) => digest.digest('hex'))
    return { storageKey, seal, sha256: sha256 ?? '', sm3: sm3 ?? '', size }
  } finally {
    await removeSpooled(spooled)
  }
}
