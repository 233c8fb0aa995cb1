import type { FastifyInstance } from 'fastify'
import { jobCtxOf, type Services } from '../services.ts'

/**
 * How long the file is valid. RFC 9116 §2.5.5 recommends less than a year; the date moves on each day, since the operator
 * answers for the contact as long as the portal runs.
 */
const validDays = 90
const dayMs = 24 * 3600 * 1000

/** Serves `/.well-known/security.txt` (RFC 9116) where the operator has named a contact. */
export const addSecurityText = (app: FastifyInstance, services: Services): void => {
  const { securityContact, publicUrl } = services.config
  if (securityContact === undefined) return
  const path = '/.well-known/security.txt'
  const { now } = jobCtxOf(services)
  app.get(path, async (_request, reply) => {
    const expires = new Date((Math.floor(now().getTime() / dayMs) + validDays) * dayMs)
    const fields = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${fields.join('\n')}\n`)
  })
}
