import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GatewayCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type Gateway = {
  /** For NOTICE_WEBHOOK_URL. */
  url: string
  calls: GatewayCall[]
  /** How it answers; 200 unless told. */
  answer: (response: ServerResponse) => void
  close: () => Promise<void>
}

/** A gateway on loopback, without TLS as tests have no certificate. */
export const openGateway = async (): Promise<Gateway> => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url = '', headers } = request
    gateway.calls.push({ method, path: url, headers, body: Buffer.concat(parts).toString('utf8') })
    gateway.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gateway: Gateway = {
    url: `http://127.0.0.1:${port}/sms?desk=1`,
    calls: [],
    answer: (response) => void response.end('ok'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return gateway
}
