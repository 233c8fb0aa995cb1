import type * as z from 'zod/mini'
import type { FailureDictionary, PlatformErrorCode } from './errors.ts'

/**
 * Who may call an endpoint. `provider` is an account of an agency, approved or not; `staff` is the back office;
 * `topAdministrator` is staff whose `pid` is "0".
 */
export type Access = 'public' | 'signedIn' | 'provider' | 'staff' | 'topAdministrator'

/**
 * The class of limits that decides how often one caller may call. The numbers stand in `server/http/rates.ts`; the count is
 * shared by all processes of the server.
 */
export type RateClass = 'login' | 'register' | 'submit' | 'costly' | 'views' | 'search'

/** A reply that is a file and not JSON. */
export const bytes = { kind: 'bytes' } as const
export type BytesReply = typeof bytes

/** A reply that is a line of plain text, for callers whose protocol asks for one. */
export const plainText = { kind: 'text' } as const
export type TextReply = typeof plainText

/**
 * The most bytes that an upload may have, and the text shown to whoever exceeds them. `fields` are the fields known when
 * the file begins: those of the query and those before the file in the form. The handler checks again when all fields are
 * known.
 */
export type UploadLimit = (fields: Readonly<Record<string, string>>) => { bytes: number; msg: string }

type Schema = z.ZodMiniType
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Parameters are written `{name}`, for example `/api/file/{id}`; `{name*}` at the end takes the whole rest of the path,
   * with its slashes.
   */
  path: `/${string}`
  access: Access
  /**
   * What staff must be allowed, beside being staff: the key of a permission that the domain declares, or `own` for a call
   * about the caller's own things, which every member of staff may make. Every call of staff names one, and no other call.
   */
  permission?: string
  /** One line that describes the call on the page `/api/docs`. */
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema | BytesReply | TextReply
  /** Codes of the domain's own failures (`defineErrors`) that this call may answer. */
  fails?: readonly string[]
  /** The call runs in one transaction and honours `Idempotency-Key`. */
  submits?: true
  /**
   * The name of the field in a submission's reply that holds the number by which the caller knows what was sent; `id`
   * unless told.
   */
  replyNumber?: string
  /** The request is a file: the handler receives a stream, and `body` checks its form fields. */
  upload?: UploadLimit
  /** An upload may come without a file: then its body is JSON. */
  orJson?: true
  /**
   * The handler receives the body byte for byte (`raw`), of any type and at most so many bytes, since it verifies a
   * signature over exactly what was sent.
   */
  raw?: { bytes: number }
  /** A refused field inside a part of the body is named by its dotted path, as `trademark.contact_name`. */
  nestedFields?: true
  limit?: RateClass
  /**
   * How many calls of its limit one call counts for, by its query as it was sent; 1 unless told. It must not throw, whatever
   * was sent.
   */
  costs?: (query: Readonly<Record<string, unknown>>) => number
  /** The call exists in demonstration mode alone: in production its address is that of no call. */
  demonstrationOnly?: true
  /** The call is open also to a caller who signed in with a one-time password and has not changed it yet. */
  whilePasswordDue?: true
  /** The call is open also while the portal may only be read: it writes nothing, or must not be missed. */
  duringMaintenance?: true
  /** The call is open also to a caller who must set up a second factor and has not done so yet. */
  whileFactorDue?: true
  /** Pages make this call by themselves while they stand open, so it does not count as use of the session. */
  background?: true
  /**
   * The answer is the same for everyone, carries an ETag, and browsers may keep it for `seconds`. With `throughOutages` the
   * server hands out the last answer while the database does not answer, instead of a failure.
   */
  cache?: { seconds: number; throughOutages?: true }
  /** The path itself holds what only the caller may know: the log has how it begins in its place. */
  secretPath?: true
  /**
   * The call only reads, and the act log keeps it nevertheless: it hands out a whole export or what is masked elsewhere. Of a
   * call that others than staff may make, the log keeps what the use case itself records.
   */
  audited?: true
  /**
   * The use case of this call by staff says to the act log which record it changed, what it was before and what it is after
   * (`recordAct`). Tests fail where it does not.
   */
  tellsChange?: true
  /**
   * A change by staff that is not held in one transaction, since the use case meanwhile waits for others or works for long. It
   * records its act within the transaction that makes the change.
   */
  inSteps?: true
  /** The largest JSON body in bytes; 1 MB unless told. */
  bodyLimit?: number
}
export type Api = Readonly<Record<string, Endpoint>>

/** What a call of staff names in place of a permission when it is about the caller's own things. */
export const ownThings = 'own'

/** What a call says of permissions, by who may make it: staff alone are asked for one. */
type Asked<A extends Access, P extends string> = A extends 'staff'
  ? { permission: P | typeof ownThings }
  : { permission?: never }

/**
 * Defines the table of a domain's calls. Server routes, typed browser calls, query keys, the OpenAPI page and the
 * authorization matrix are derived from this table. A call without `access` does not compile, nor does a call of staff
 * without a permission, nor one with a permission that is not among `permissions`.
 * @throws Error when an endpoint names a failure that `errors` does not have
 */
export const defineApi = <const E extends FailureDictionary, const T extends Api, const P extends string = never>(
  errors: E,
  endpoints: T & {
    [K in keyof T]: { fails?: readonly (keyof E | PlatformErrorCode)[] } & Asked<T[K]['access'], NoInfer<P>>
  },
  _permissions?: readonly P[],
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

/** What a client sends: the parts (`params`, `query`, `body`) that the endpoint names, before parsing. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
/** What a handler receives: the parts that the endpoint names, parsed. */
export type InputOf<E extends Endpoint> = Received<E, 'params'> & Received<E, 'query'> & Received<E, 'body'>
/** What the call answers; a reply that is a file is a `Blob`. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : Blob
