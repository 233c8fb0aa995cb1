import { startFailure } from '@portal/platform/server'
import * as z from 'zod/mini'
import { certificatesOfPem } from '../../proof/timestamp/certificate.ts'

/** A time-stamp authority that this portal asks; the first is the primary one. */
export type Authority = {
  name: string
  url: string
  rootPem: string
  roots: readonly Uint8Array[]
  policies: readonly string[]
  hash: 'sha256' | 'sm3'
}

const form = z.array(
  z.object({
    // A star means "any authority" in an order for a stamp.
    name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^*]/)),
    url: z.url({ protocol: /^https?$/ }),
    rootPem: z.string(),
    policies: z.array(z.string().check(z.regex(/^[0-2](\.\d+)+$/))).check(z.minLength(1)),
    hash: z._default(z.enum(['sha256', 'sm3']), 'sha256'),
  }),
)

const shape = '[{"name","url","rootPem","policies":["1.2.3"],"hash":"sha256"}]'

/**
 * Reads the setting EVIDENCE_TSA; a wrong one ends the start. Each root must be a certificate, and no two names may be
 * equal.
 */
export const readAuthorities = (value: unknown): Authority[] => {
  const { success, data } = form.safeParse(value ?? [])
  if (!success) throw startFailure('config', `EVIDENCE_TSA 须为 ${shape}`)
  const authorities = data.map((entry) => ({ ...entry, roots: certificatesOfPem(entry.rootPem) }))
  const rootless = authorities.find(({ roots }) => roots.length !== 1)
  if (rootless) throw startFailure('config', `EVIDENCE_TSA 中“${rootless.name}”的 rootPem 须为一张根证书（PEM）`)
  if (new Set(authorities.map(({ name }) => name)).size < authorities.length) {
    throw startFailure('config', 'EVIDENCE_TSA 中的 name 不能重复')
  }
  return authorities
}
