import type { Endpoint, ReplyOf, RequestOf } from '../../contract/api.ts'
import { type CallError, callError, callErrorTexts, refusalOf } from './call-error.ts'
import { hostOf } from './call-hosts.ts'
import { callSettings } from './call-settings.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import { newKey } from './new-key.ts'
import { sessionHeaders } from './request-headers.ts'
import { endSessionIfRefused } from './session-refusal.ts'

/** How long a call may take before the client gives up, in milliseconds. */
const callTimeout = 10_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** For `submits` endpoints: one key per filled form, so that a retry creates nothing twice. Made here when left out. */
  key?: string | undefined
  timeoutMs?: number | undefined
  /** A ticket that `Authorization` carries in place of the session's token, such as the one with which a phone uploads. */
  token?: string | undefined
  /** A refusal of this call does not end the session: the server judged what was sent, not who is logged in. */
  keepsSession?: boolean | undefined
  /** The browser finishes this call even when its page is closed; the body may then have at most 64 KB. */
  keepalive?: boolean | undefined
}

/** `call(api.status, {})` for an endpoint without parts, `call(api.detail, { params: { id } })` for one with. */
export type RequestParts<E extends Endpoint> = unknown extends RequestOf<E> ? object : RequestOf<E>

/**
 * Calls an endpoint and answers its reply, typed by the endpoint's schema.
 * Throws a `CallError` for everything else; a refused session is reported to the session holder first.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  request: RequestParts<E>,
  { signal, key, timeoutMs = callTimeout, token, keepalive = false, keepsSession = false }: CallOptions = {},
): Promise<ReplyOf<E>> => {
  const { body } = request as { body?: unknown }
  const headers = sessionHeaders()
  if (token !== undefined) headers.Authorization = token
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (endpoint.submits) headers['Idempotency-Key'] = key ?? newKey()
  const answer = await fetchWithin(
    timeoutMs,
    signal,
    addressOf(endpoint, request),
    {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(keepalive && { keepalive }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    'kind' in endpoint.reply ? 'blob' : 'json',
    keepsSession ? (error) => error : endSessionIfRefused,
  )
  return answer as ReplyOf<E>
}

type Values = Readonly<Record<string, unknown>>

/** The whole address of a request, with its query. */
export const addressOf = <E extends Endpoint>({ path }: E, request: RequestParts<E>): string => {
  const { params, query } = request as { params?: Values; query?: Values }
  return callSettings().baseUrl + hostOf(path) + filled(path, params, query)
}

/** Fills `{name}` and appends the query; missing and empty values are left out, lists repeat their name. */
const filled = (path: string, params: Values = {}, query: Values = {}): string => {
  const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${whole}?${text}` : whole
}

/** Fetches and reads the body under one time limit: a body that only trickles in is as late as an answer that never comes. */
const fetchWithin = async (
  timeoutMs: number,
  outer: AbortSignal | undefined,
  address: string,
  init: RequestInit,
  kind: 'json' | 'blob',
  judge: (error: CallError) => CallError,
): Promise<unknown> => {
  const controller = new AbortController()
  let isLate = false
  const clock = setTimeout(() => {
    isLate = true
    controller.abort()
  }, timeoutMs)
  const forward = () => controller.abort()
  if (outer?.aborted) controller.abort()
  outer?.addEventListener('abort', forward)
  try {
    const { signal } = controller
    const early = init.method === 'GET' ? await takeEarlyAnswer(address, signal) : undefined
    const response = early ?? (await fetch(address, { ...init, signal }))
    if (!response.ok) throw judge(await refused(response))
    return kind === 'blob' ? await response.blob() : await readJson(response)
  } catch (error) {
    if (isLate) throw callError('timeout', callErrorTexts.timeout)
    if (outer?.aborted) throw callError('aborted', callErrorTexts.aborted)
    if (error instanceof TypeError) throw callError('network', callErrorTexts.network, { cause: error })
    throw error
  } finally {
    clearTimeout(clock)
    outer?.removeEventListener('abort', forward)
  }
}

const refused = async (response: Response) => {
  const body: unknown = parseJson(await response.text())
  return refusalOf(response.status, body, (name) => response.headers.get(name))
}

const readJson = async (response: Response): Promise<unknown> => {
  const body = parseJson(await response.text())
  if (body !== undefined) return body
  throw callError('unreadable', callErrorTexts.busy, { http: response.status })
}

/** Parses JSON; answers `undefined` for a text that is not JSON, such as a proxy's error page. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
