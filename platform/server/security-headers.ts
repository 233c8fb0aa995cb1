import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hashes of the page's few inline scripts and styles, written by the web build (`sha256-…`). */
export type InlineHashes = { scripts: string[]; styles: string[] }

const oneYear = 365 * 24 * 3600

/**
 * Headers of every answer (security.md W1, rulings.md 15). Transport security and opener isolation only over https:
 * on a plain LAN address, where a phone uploads by QR code, they would break every asset.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { publicUrl, inline, frames }: { publicUrl: string; inline: InlineHashes; frames: string[] },
): Promise<void> => {
  const https = publicUrl.startsWith('https:')
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...quoted(inline.scripts)],
        styleSrc: ["'self'", ...quoted(inline.styles)],
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
}
