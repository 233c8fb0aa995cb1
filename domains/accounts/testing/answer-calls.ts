import { vi } from 'vitest'

/** A call as it came; `name` is `METHOD /path`, `key` its idempotency key. */
export type Call = {
  name: string
  query: Record<string, string>
  body: unknown
  key: string | null
  token: string | null
  device: string | null
  /** Tells when the page gives the call up. */
  signal: AbortSignal | null
}
/** What a call answers: a body, or a `Response` for a refusal. */
export type Answer = (call: Call) => object | Promise<object>
export type Answers = Record<string, Answer>

type Refusal = { fields?: { path: string; msg: string }[]; retryAfter?: number; current?: object }

/** A refusal as the server words it; `current` is the record as it stands, where somebody else was faster. */
export const refusal = (
  http: number,
  status: string,
  msg: string,
  { fields, retryAfter, current }: Refusal = {},
): Response =>
  Response.json(
    { status, code: 'fail', msg, ...(fields && { fields }), ...(current && { current }) },
    { status: http, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )

/** The answer to a call, by its name or by a name with places: `GET /api/admin/requests/{businessSn}/trail`. */
const answerOf = (answers: Answers, name: string): Answer | undefined => {
  const named = (template: string) =>
    template.includes('{') && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name)
  return answers[name] ?? Object.entries(answers).find(([template]) => named(template))?.[1]
}

/** Answers calls by `METHOD /path`; what nobody expected fails. Returns the calls as they came. */
export const answerCalls = (answers: Answers): Call[] => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${decodeURIComponent(url.pathname)}`
    const answer = answerOf(answers, name)
    if (!answer) throw new Error(`no answer for ${name}`)
    const headers = new Headers(init.headers)
    const call: Call = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: headers.get('idempotency-key'),
      token: headers.get('authorization'),
      device: headers.get('x-device'),
      signal: init.signal ?? null,
    }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  return calls
}
