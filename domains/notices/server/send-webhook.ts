import { createHmac } from 'node:crypto'
import type { WebhookSettings } from './notices.settings.ts'
import type { Attempt, Message } from './outward.ts'

const answerWithinMs = 10_000

/**
 * The signature `v1,<base64>` of `id.timestamp.body` by the Standard Webhooks specification, for which gateways find libraries.
 */
const signatureOf = (secret: Buffer, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/**
 * Tells the operator's gateway that there is a notice: it sends the event's name, a receipt id, the link and, where the
 * operator configured it, the phone number; nothing else. It follows no redirect and does not read the answer. Never throws.
 */
export const sendWebhook = async (
  { url, secret }: Pick<WebhookSettings, 'url' | 'secret'>,
  { receipt, event, link, phone }: Message & { phone?: string },
  { now, withinMs = answerWithinMs }: { now: Date; withinMs?: number },
): Promise<Attempt> => {
  const body = JSON.stringify({ event, receipt, news: true, link, ...(phone !== undefined && { phone }) })
  const timestamp = Math.floor(now.getTime() / 1000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': receipt,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secret, receipt, timestamp, body),
      },
      body,
    })
    await response.body?.cancel()
    return { sent: response.ok, outcome: `网关应答 ${response.status}` }
  } catch (error) {
    return { sent: false, outcome: `连接网关失败：${reasonOf(error)}` }
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '未知原因'
  if (error.name === 'TimeoutError') return '超时'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : '未知原因'
}
