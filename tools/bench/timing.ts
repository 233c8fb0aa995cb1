import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export type Times = { p50: number; p99: number; most: number }
/** How many rounds are measured (`counted`), and how many run before them unmeasured. */
export type Rounds = { counted: number; before: number }

/** Times an act that is done again and again, after some rounds that are not counted. */
export const timesOf = async (act: (at: number) => Promise<unknown>, { counted, before }: Rounds): Promise<Times> => {
  for (let at = 0; at < before; at += 1) await act(at)
  const times: number[] = []
  for (let at = 0; at < counted; at += 1) {
    const started = performance.now()
    await act(at)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

const agent = new Agent({ keepAlive: true })

/**
 * Sends a call as a browser does, on a connection that stays open. The answer is not decompressed, since this process shares
 * the machine with the portal that it measures.
 */
export const callOnce = async (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; said: string }> => {
  const asked = request(url, { agent, method, headers: { 'accept-encoding': 'br', ...headers } })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode ?? 0, said: Buffer.concat(chunks).toString('latin1') }
}
