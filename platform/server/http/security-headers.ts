import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import { ownPolicies } from '../../contract/trusted-policies.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { permissionsPolicy } from './permissions-policy.ts'

const oneYear = 365 * 24 * 3600

/** Headers that HTTP itself puts on every answer, which are therefore not taken from helmet. */
const ofEveryAnswer = new Set(['connection', 'content-length', 'content-type', 'date'])

/**
 * The headers that helmet sets. Helmet is asked only once, since it would build the same texts for each answer, which takes
 * a twentieth of the time of a list.
 */
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

/** Policies that libraries of pages make for markup that they parse aside: the cleaner of articles, and the editor's clipboard. */
const policiesOfLibraries = ['dompurify', 'ProseMirrorClipboard']

/**
 * The Content-Security-Policy of pages: they load from this host alone (and send calls to the hosts that the operator names), run only inline code whose hash the build has written
 * down, and take no text as markup or as the address of a script, unless a policy named here has made it (Trusted Types).
 */
const pagePolicy = (
  { scripts, styles }: InlineHashes,
  { https, frames, hosts }: { https: boolean; frames: string[]; hosts: string[] },
): string => {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(hosts)],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The first view of an article is a script of its own beside the application, and both bring the cleaner of articles.
    'trusted-types': [...ownPolicies, ...policiesOfLibraries, "'allow-duplicates'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

export type Header = readonly [name: string, value: string]

type Options = {
  publicUrl: string
  inline: () => InlineHashes
  frames: string[]
  /** Origins of the other hosts that answer calls of the pages. */
  hosts: string[]
}

/**
 * Makes the function that answers the security headers of every answer, as they are at that moment. HSTS and the isolation
 * of the opener are set only where `publicUrl` is https: on a plain LAN address, where a phone uploads by QR code, they
 * would break every asset.
 */
export const securityHeadersOf = async ({
  publicUrl,
  inline,
  frames,
  hosts,
}: Options): Promise<() => readonly Header[]> => {
  const https = publicUrl.startsWith('https:')
  const fixed = await fixedHeaders({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: oneYear, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  })
  const all = (hashes: InlineHashes): readonly Header[] => [
    ...fixed,
    ['content-security-policy', pagePolicy(hashes, { https, frames, hosts })],
    ['permissions-policy', permissionsPolicy({ camera: 'none' })],
  ]
  let hashes = inline()
  let headers = all(hashes)
  return () => {
    const current = inline()
    if (current !== hashes) {
      hashes = current
      headers = all(current)
    }
    return headers
  }
}
