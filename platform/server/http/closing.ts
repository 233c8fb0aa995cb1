import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a stop waits for calls that are under way, an upload among them. */
const callsMs = 7_000
const lookEveryMs = 50

/**
 * Ends a stop in time: calls under way are answered first, then every connection goes, also those that never said
 * anything (browsers open some in advance) or stopped within their headers, which Node would wait for without end.
 */
export const endConnectionsOnClose = (app: FastifyInstance, withinMs = callsMs): void => {
  const underWay = new Set<ServerResponse>()
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const until = performance.now() + withinMs
    const looking = setInterval(() => {
      if (underWay.size === 0 || performance.now() >= until) app.server.closeAllConnections()
    }, lookEveryMs)
    app.server.once('close', () => clearInterval(looking))
  })
}
