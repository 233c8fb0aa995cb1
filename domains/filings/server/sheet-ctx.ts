import type { ActorCtx } from '@portal/platform/server'

/** What a use case on one's own sheets needs of the context: also the keys, since a sheet's content is sealed. */
export type SheetCtx = ActorCtx<'cipher'>

/** A `SheetCtx` that can also make links to files. */
export type SheetReadCtx = ActorCtx<'cipher' | 'signer'>
