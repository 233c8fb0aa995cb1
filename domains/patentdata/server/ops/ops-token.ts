import { type Ctx, readAnswer } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { OpsSettings } from '../sources/sources.settings.ts'

type Token = { text: string; endsAt: number }

/** A token is not used in its last minute, so that no call arrives with one that has ended on the way. */
const spareMs = 60_000
const withinMs = 8_000
const mostBytes = 64 * 1024

/** OPS writes the seconds as a text. */
const answer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(4_000)),
  expires_in: z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
})

/** Marks the failure of a call for a token in which OPS did not take key and secret. */
const refusal = { isTokenRefusal: true }

export const isTokenRefusal = (error: unknown): boolean => error instanceof Error && 'isTokenRefusal' in error

const kept = new WeakMap<OpsSettings, Promise<Token>>()

const askToken = async ({ now }: Pick<Ctx, 'now'>, { key, secret, baseUrl }: OpsSettings): Promise<Token> => {
  const asked = now().getTime()
  const response = await fetch(`${baseUrl}/auth/accesstoken`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
    headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`, 'user-agent': 'portal' },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const bytes = await readAnswer(response, mostBytes)
  if ([400, 401, 403].includes(response.status)) throw Object.assign(new Error(`no token: ${response.status}`), refusal)
  if (response.status !== 200) throw new Error(`no token: ${response.status}`)
  const { access_token: text, expires_in: seconds } = answer.parse(JSON.parse(bytes.toString()))
  return { text, endsAt: asked + Number(seconds) * 1000 }
}

/**
 * A token of OAuth client credentials for our calls; those that need one at the same moment wait for the same. `refused` is one
 * that OPS no longer takes.
 * @throws Error where OPS gives none
 */
export const findOpsToken = async (ctx: Pick<Ctx, 'now'>, ops: OpsSettings, refused?: string): Promise<string> => {
  const before = kept.get(ops)
  const token = await before?.catch(() => undefined)
  const isOfUse = token !== undefined && token.text !== refused && token.endsAt - spareMs > ctx.now().getTime()
  if (isOfUse) return token.text
  // Whoever else waited for the same token has asked for the next one meanwhile.
  if (kept.get(ops) === before) kept.set(ops, askToken(ctx, ops))
  return (await (kept.get(ops) ?? askToken(ctx, ops))).text
}
