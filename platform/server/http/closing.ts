import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a stop waits for calls that are under way, an upload among them. */
const callsMs = 7_000
const lookEveryMs = 50

/**
 * Makes a stop end in time. Calls under way are answered first, for at most `withinMs`; then every connection is closed,
 * also those that never sent anything (browsers open some in advance) or stopped within their headers, for which Node would
 * wait without end.
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
