import type * as z from 'zod/mini'
import type { FailureDictionary, PlatformErrorCode } from './errors.ts'

/** Who may call. `staff` is the back office; `topAdministrator` is staff whose `pid` is "0". */
export type Access = 'public' | 'signedIn' | 'staff' | 'topAdministrator'

/** How often one caller may call: the numbers stand in the server's configuration, shared by all its processes. */
export type RateClass = 'login' | 'register' | 'submit' | 'costly' | 'views'

/** A reply that is a file and not JSON. */
export const bytes = { kind: 'bytes' } as const
export type BytesReply = typeof bytes

/**
 * The most bytes an upload may have and the text that says so, judged by what is known of it so far: the fields of the
 * query and those that stand before the file. The handler judges again by all fields.
 */
export type UploadLimit = (fields: Readonly<Record<string, string>>) => { bytes: number; msg: string }

type Schema = z.ZodMiniType
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters as `{name}`, for example `/api/file/{id}`; `{name*}` at the end takes the rest, slashes and all. */
  path: `/${string}`
  access: Access
  /** One line for the contract's page. */
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema | BytesReply
  /** Failures of the domain's own dictionary that this call may answer. */
  fails?: readonly string[]
  /** The call runs in one transaction and honours `Idempotency-Key`. */
  submits?: true
  /** The field of a submission's reply by which its caller knows what he sent; `id` unless told. */
  replyNumber?: string
  /** The request is a file: the handler receives a stream, and `body` checks its form fields. */
  upload?: UploadLimit
  /** The file of an upload may be left out: then the body is JSON. */
  orJson?: true
  limit?: RateClass
  /** Open also to a caller who signed in with a one-time password and has not changed it yet. */
  whilePasswordDue?: true
  /** Pages ask it by themselves while they stand open: it does not count as use of the session. */
  background?: true
  /**
   * The answer is the same for everyone and may be kept this long; it carries an ETag. `throughOutages`: while the database
   * does not answer, the last answer is handed out instead of a failure.
   */
  cache?: { seconds: number; throughOutages?: true }
  /** Largest JSON body in bytes; 1 MB unless told. */
  bodyLimit?: number
}
export type Api = Readonly<Record<string, Endpoint>>

/**
 * The table of a domain's calls. Server routes, typed browser calls, query keys, the OpenAPI page
 * and the authorization matrix are derived from it. A call without `access` does not compile.
 */
export const defineApi = <const E extends FailureDictionary, const T extends Api>(
  errors: E,
  endpoints: T & { [K in keyof T]: { fails?: readonly (keyof E | PlatformErrorCode)[] } },
): T => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const unknown = endpoint.fails?.find((code) => !(code in errors))
    if (unknown !== undefined) throw new Error(`${name} names an unknown failure: ${unknown}`)
  }
  return endpoints
}

type PartName = 'params' | 'query' | 'body'
type Sent<E, K extends PartName> = E extends { [P in K]: infer S extends Schema } ? { [P in K]: z.input<S> } : unknown
type Received<E, K extends PartName> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: z.output<S> }
  : unknown

/** What a client hands over: the parts that the endpoint names, before parsing. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
/** What a handler receives: the same parts, parsed. */
export type InputOf<E extends Endpoint> = Received<E, 'params'> & Received<E, 'query'> & Received<E, 'body'>
/** What the call answers. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : Blob
