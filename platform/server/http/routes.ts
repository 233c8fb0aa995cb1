import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Api, Endpoint, InputOf, TextReply, UploadLimit } from '../../contract/api.ts'
import type { Ctx, SignedInCtx } from '../context.ts'
import type { Slice, Spooled } from '../storage/storage.ts'
import type { Gate } from './gate.ts'

/** A file that was uploaded: written to the spool folder, hashed and synced, but its content not yet judged. */
export type Upload = Spooled & { fileName: string }

/** A file as an answer: served as an attachment unless `inline`, always with `nosniff`. */
export type Bytes = {
  /**
   * The content in memory, as a stream, or, where `size` is known, a function that opens the slice that the caller asks
   * for.
   */
  content: Buffer | Readable | ((slice?: Slice) => Promise<Readable>)
  type: string
  fileName: string
  size?: number
  inline?: true
  /** The header `Cache-Control`; `private, no-store` unless told. */
  cache?: string
  /** The header `ETag`, with its quotes: whoever names it in `If-None-Match` is told 304 and sent nothing. */
  etag?: string
}

/** A request as it came: the bytes of its body, and its headers by their names in lower case. */
export type RawRequest = { bytes: Buffer; header: (name: string) => string | undefined }

export type HandlerInput<E extends Endpoint> = InputOf<E> &
  (E extends { raw: { bytes: number } } ? { raw: RawRequest } : unknown) &
  (E extends { upload: UploadLimit; orJson: true }
    ? { upload?: Upload }
    : E extends { upload: UploadLimit }
      ? { upload: Upload }
      : unknown)
type HandlerReply<E extends Endpoint> = E['reply'] extends z.ZodMiniType
  ? z.input<E['reply']>
  : E['reply'] extends TextReply
    ? string
    : Bytes
type HandlerCtx<E extends Endpoint> = E['access'] extends 'public' ? Ctx : SignedInCtx

/** The handlers of a table of endpoints: one plain function for each. */
export type Handlers<T extends Api> = {
  [K in keyof T]: (ctx: HandlerCtx<T[K]>, input: HandlerInput<T[K]>) => Promise<HandlerReply<T[K]>>
}

/** Judges a caller before a byte of the body is read; throws when he may not go on. */
export type Guard = (ctx: Ctx) => Promise<void>

/** The parts of a call as they came, which no schema has judged. */
export type AskedParts = { params: unknown; body: unknown }

/**
 * Judges a call whose fields are refused: where the record is not there for the caller, or its state does not allow the call,
 * it fails with that, which the caller is told instead. In a call whose fields are right, the handler judges both itself.
 */
export type Judge = (ctx: SignedInCtx, asked: AskedParts) => Promise<void>

export type Route = {
  name: string
  endpoint: Endpoint
  guard?: Guard
  judge?: Judge
  handle: (ctx: Ctx, input: unknown) => Promise<unknown>
  gate?: Gate
  /** The line in front of the transaction of a call that submits. */
  line?: Gate
}

/**
 * The gates that calls pass later, inside their use case: a caller whom the gate would turn away is turned away before
 * anything is done for him.
 */
type Gates<T extends Api> = { [K in keyof T]?: Gate }
/**
 * Lines in front of the transaction of calls that want the same rows. Whoever waits in such a line holds no database
 * connection, so that a rush on one thing leaves the database free for everybody else.
 */
type Lines<T extends Api> = { [K in keyof T]?: Gate }
/** Guards of calls that something else than the session authorises, such as a ticket. */
type Guards<T extends Api> = { [K in keyof T]?: Guard }
/** Judges of calls about a record, for callers who are signed in. */
type Judges<T extends Api> = { [K in keyof T as T[K]['access'] extends 'public' ? never : K]?: Judge }

type Further<T extends Api> = { gates?: Gates<T>; lines?: Lines<T>; guards?: Guards<T>; judges?: Judges<T> }

/** Ties a table of endpoints to its handlers; a missing or mistyped handler does not compile. */
export const bindRoutes = <const T extends Api>(
  api: T,
  handlers: Handlers<NoInfer<T>>,
  { gates = {}, lines = {}, guards = {}, judges = {} }: Further<NoInfer<T>> = {},
): Route[] =>
  Object.entries(api).map(([name, endpoint]) => {
    const line = lines[name]
    const gate = gates[name] ?? line
    const guard = guards[name]
    const judge = (judges as Record<string, Judge | undefined>)[name]
    const handle = handlers[name] as unknown as Route['handle']
    return {
      name,
      endpoint,
      handle,
      ...(gate && { gate }),
      ...(line && { line }),
      ...(guard && { guard }),
      ...(judge && { judge }),
    }
  })
