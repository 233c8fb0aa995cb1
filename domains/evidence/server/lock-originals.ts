import type { Listener } from '@portal/platform/server'
import { evidenceSettings } from './evidence.settings.ts'
import { originalsOf } from './find-evidence.ts'

type Sealed = { id: string }

/** What is sealed can be removed by nobody any more, as far as the store can hold to that. A draft's files stay free to go. */
const lockOriginals = (event: string, name: string): Listener => ({
  event,
  name,
  react: async (ctx, data) => {
    const until = new Date(ctx.now())
    until.setUTCFullYear(until.getUTCFullYear() + evidenceSettings(ctx.config).lockYears)
    const files = await originalsOf(ctx, (data as Sealed).id)
    const locked = await Promise.allSettled(files.map(({ storageKey }) => ctx.storage.lock(storageKey, until)))
    const failed = locked.find(({ status }) => status === 'rejected')
    // One that is lost keeps none of the others from its lock.
    if (failed?.status === 'rejected') throw failed.reason
  },
})

export const lockListeners: Listener[] = [
  lockOriginals('evidence.sealed', 'evidence.lock-sealed'),
  lockOriginals('evidence.supplemented', 'evidence.lock-supplemented'),
]
