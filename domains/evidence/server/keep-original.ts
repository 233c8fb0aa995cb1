import { createHash } from 'node:crypto'
import { type DataKey, keepSealed } from '@portal/platform/server'
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
  let size = 0
  const watch = (chunk: Buffer) => {
    for (const digest of digests) digest.update(chunk)
    size += chunk.length
  }
  const storageKey = `${ctx.chance(keyBytes).toString('hex')}-ev`
  const seal = await keepSealed(ctx, { path, storageKey, key, about: aboutOriginal(id), watch })
  const [sha256, sm3] = digests.map((digest) => digest.digest('hex'))
  return { storageKey, seal, sha256: sha256 ?? '', sm3: sm3 ?? '', size }
}
