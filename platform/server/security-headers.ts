import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

const oneYear = 365 * 24 * 3600

/** What every answer of `app` carries in HTTP itself, and so not from helmet. */
const ofEveryAnswer = new Set(['connection', 'content-length', 'content-type', 'date'])

/** What helmet sets, asked of it once: it works the same texts out again for each answer, a twentieth of a list's time. */
const fixedHeaders = async (options: FastifyHelmetOptions): Promise<[string, string][]> => {
  const asked = Fastify()
  await asked.register(helmet, options)
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.entries(headers)
    .filter(([name]) => !ofEveryAnswer.has(name))
    .map(([name, value]) => [name, String(value)])
}

/**
 * Headers of every answer (security.md W1, rulings.md 15). Transport security and opener isolation only over https:
 * on a plain LAN address, where a phone uploads by QR code, they would break every asset.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { publicUrl, inline, frames }: { publicUrl: string; inline: () => InlineHashes; frames: string[] },
): Promise<void> => {
  const https = publicUrl.startsWith('https:')
  const quoted = (part: keyof InlineHashes) => () =>
    inline()
      [part].map((hash) => `'${hash}'`)
      .join(' ')
  const headers = await fixedHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", quoted('scripts')],
        styleSrc: ["'self'", quoted('styles')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: oneYear, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
  })
}
