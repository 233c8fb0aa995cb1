import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type SimulatedRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer }
/** `bytes` go out in place of `body` where an answer is no text. */
export type SimulatedReply = {
  status: number
  type: string
  body: string
  bytes?: Buffer
  headers?: Readonly<Record<string, string>>
}

/** A simulated gateway that is reached over the network. */
export type Listening = { url: string; close: () => Promise<void> }

/** Listens on this machine, on a port that is free unless one is named; an answer of null leaves the caller waiting. */
export const listen = async (
  answer: (request: SimulatedRequest) => SimulatedReply | null,
  port = 0,
): Promise<Listening> => {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const reply = answer({ method: request.method ?? 'GET', url, headers: request.headers, body })
    if (!reply) return
    response.writeHead(reply.status, { ...reply.headers, 'content-type': reply.type })
    response.end(reply.bytes ?? reply.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
