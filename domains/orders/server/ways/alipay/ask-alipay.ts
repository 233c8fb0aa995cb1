import { readAnswer } from '@portal/platform/server'
import { failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import type { AlipaySettings } from './alipay-section.ts'
import { readSignedAnswer } from './signed-answer.ts'
import { type AlipayRequest, signedRequest } from './signed-request.ts'

/** So that a page that waits for a gateway hears within ten seconds. */
const patienceMs = 8_000
const mostBytes = 256 * 1024

const post = async (url: string, body: URLSearchParams): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
  return (await readAnswer(response, mostBytes)).toString()
}

/** The fields of an answer by their names, as texts; what is none is left out. */
export type AlipayFields = Readonly<Record<string, string>>
/** `code` is 10000 for success; else `detail` and `words` say what Alipay refuses. */
export type AlipayWord = { isDone: boolean; detail: string; words: string; fields: AlipayFields }

const wordOf = (fields: Readonly<Record<string, unknown>>): AlipayWord => {
  const texts = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const read: AlipayFields = Object.fromEntries(texts)
  const { code = '', sub_code: detail = '', sub_msg: words = read.msg ?? '' } = read
  return { isDone: code === '10000', detail: detail || code, words, fields: read }
}

/** Failures of Alipay's own machines, and of our settings: nobody knows what became of the call, so it is made again. */
const isNoAnswer = ({ fields: { code = '' }, detail }: AlipayWord): boolean =>
  (code !== '10000' && code !== '40004') || /SYSTEM_ERROR$/.test(detail)

/**
 * Calls Alipay and answers what it says, verified.
 * @throws AppFailure `order.gateway_silent` where no answer came that can be believed
 */
export const askAlipay = async (
  ctx: Pick<GatewayCtx, 'now'>,
  settings: AlipaySettings,
  request: AlipayRequest,
): Promise<AlipayWord> => {
  const { method } = request
  const body = signedRequest(settings, request, ctx.now())
  const text = await post(settings.gateway, body).catch((error: unknown) => failSilent('alipay', method, error))
  const answer = readSignedAnswer(text, method, settings.publicKey)
  if ('unbelieved' in answer) return failSilent('alipay', answer.unbelieved)
  const word = wordOf(answer.fields)
  return isNoAnswer(word) ? failSilent('alipay', `${method}: ${word.detail}`) : word
}
