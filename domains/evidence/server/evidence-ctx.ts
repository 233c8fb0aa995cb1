import type { ActorCtx } from '@portal/platform/server'

/** The context of a change to a record: that of any change, with random bytes, keys, store, signed links, settings and log. */
export type EvidenceCtx = ActorCtx<'chance' | 'cipher' | 'storage' | 'signer' | 'config' | 'log'>
