import { type Ctx, readAnswer } from '@portal/platform/server'
import { sourceLimits } from '../../contract/source-limits.ts'
import type { OpsSettings } from '../sources/sources.settings.ts'
import { noSigns, type OpsSigns, readSigns } from './ops-signs.ts'
import { findOpsToken, isTokenRefusal } from './ops-token.ts'

/**
 * What OPS says to one call. `absent`: it has nothing under this address. `refused`: it does not want to be asked. `silent`: no
 * answer, or a failure of its own. `malformed`: an answer that is no JSON, or one to a call that it does not understand.
 */
export type OpsAnswer =
  | { is: 'answer'; signs: OpsSigns; json: unknown }
  | { is: 'absent'; signs: OpsSigns }
  | { is: 'refused' | 'silent' | 'malformed'; signs: OpsSigns; why: string }

type Heard = { status: number; text: string; signs: OpsSigns }

const send = async (ops: OpsSettings, path: string, token: string): Promise<Heard> => {
  const response = await fetch(`${ops.baseUrl}/rest-services${path}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(sourceLimits.answer),
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'user-agent': 'portal' },
  })
  const text = (await readAnswer(response, sourceLimits.bytes)).toString()
  return { status: response.status, text, signs: readSigns(response.headers) }
}

/** OPS tells by 401, or by 400 with a word for it, that a token has ended. */
const isTokenRefused = ({ status, text }: Heard): boolean =>
  status === 401 || (status === 400 && text.includes('invalid_access_token'))

const wordOf = ({ status, text, signs }: Heard, path: string): OpsAnswer => {
  const why = `${path}: ${status}`
  if (status === 404) return { is: 'absent', signs }
  if ([401, 403, 429].includes(status)) return { is: 'refused', signs, why: `${why} ${signs.rejected ?? ''}`.trim() }
  // It does not understand what it was asked, which says nothing of other numbers.
  if (status >= 400 && status < 500) return { is: 'malformed', signs, why }
  if (status !== 200) return { is: 'silent', signs, why }
  try {
    return { is: 'answer', signs, json: JSON.parse(text) }
  } catch {
    return { is: 'malformed', signs, why: `${why}, but no JSON` }
  }
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** An answer of more bytes than we read is none that can be judged. */
const faultOf = (error: unknown): 'refused' | 'malformed' | 'silent' => {
  if (isTokenRefusal(error)) return 'refused'
  return error instanceof RangeError ? 'malformed' : 'silent'
}

/** Asks OPS for what stands at a path, with a new token where it no longer takes the old one. It never throws. */
export const askOps = async (ctx: Pick<Ctx, 'now'>, ops: OpsSettings, path: string): Promise<OpsAnswer> => {
  try {
    const token = await findOpsToken(ctx, ops)
    const first = await send(ops, path, token)
    if (!isTokenRefused(first)) return wordOf(first, path)
    return wordOf(await send(ops, path, await findOpsToken(ctx, ops, token)), path)
  } catch (error) {
    return { is: faultOf(error), signs: noSigns, why: `${path}: ${reasonOf(error)}` }
  }
}
