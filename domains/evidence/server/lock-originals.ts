import type { Listener } from '@portal/platform/server'
import { evidenceSettings } from './evidence.settings.ts'
import { originalsOf } from './find-evidence.ts'

type Sealed = { id: string }

/**
 * Locks the files of a sealed record in the store, so that nobody can remove them for `lockYears`, as far as the store can
 * enforce that. The files of a draft are not locked.
 */
const lockOriginals = (event: string, name: string): Listener => ({
  event,
  name,
  react: async (ctx, data) => {
    const until = new Date(ctx.now())
    until.setUTCFullYear(until.getUTCFullYear() + evidenceSettings(ctx.config).lockYears)
    const files = await originalsOf(ctx, (data as Sealed).id)
    const locked = await Promise.allSettled(files.map(({ storageKey }) => ctx.storage.lock(storageKey, until)))
    const failed = locked.find(({ status }) => status === 'rejected')
    // All files are tried first: one that is lost must not keep the others from being locked.
    if (failed?.status === 'rejected') throw failed.reason
  },
})

export const lockListeners: Listener[] = [
  lockOriginals('evidence.sealed', 'evidence.lock-sealed'),
  lockOriginals('evidence.supplemented', 'evidence.lock-supplemented'),
]
