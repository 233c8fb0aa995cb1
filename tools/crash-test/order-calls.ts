import { logInAs } from './customer.ts'

/** An answer of the portal; null where the connection broke before it came. */
export type Answer = { status: number; body: Record<string, unknown> } | null
export type Sent = { key?: string; json?: object; file?: string }

/** Who calls, by the accounts of the demonstration. */
export type OrderCalls = {
  demo: (path: string, sent?: Sent) => Promise<Answer>
  staff: (path: string, sent?: Sent) => Promise<Answer>
}

const bodyOf = ({ json, file }: Sent): { method?: string; body?: string | FormData; type?: string } => {
  if (json) return { method: 'POST', body: JSON.stringify(json), type: 'application/json' }
  if (file === undefined) return {}
  const form = new FormData()
  form.set('fileData', new Blob([file]), 'receipts.csv')
  return { method: 'POST', body: form }
}

/** Calls a portal; something to send makes it a POST, whose key is the same as often as it is repeated. */
export const callPortal = async (url: string, token: string, sent: Sent): Promise<Answer> => {
  const { type, ...call } = bodyOf(sent)
  const headers = {
    authorization: token,
    ...(type && { 'content-type': type }),
    ...(sent.key && { 'idempotency-key': sent.key }),
  }
  try {
    const response = await fetch(url, { ...call, headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch (error) {
    // fetch reports a broken connection as a TypeError, and half an answer is none.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}

/** Logs in both sides of an order. Their sessions outlive the portal. */
export const openOrderCalls = async (url: string): Promise<OrderCalls> => {
  const [demo, staff] = [await logInAs(url, 'demo'), await logInAs(url, 'staff')]
  return {
    demo: (path, sent = {}) => callPortal(url + path, demo, sent),
    staff: (path, sent = {}) => callPortal(url + path, staff, sent),
  }
}

/** @throws where the call got another answer than success */
export const done = (answer: Answer): Record<string, unknown> => {
  if (answer === null || answer.status >= 300) throw new Error(`not done: ${JSON.stringify(answer)}`)
  return answer.body
}
