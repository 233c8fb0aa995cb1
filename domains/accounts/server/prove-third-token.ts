import type { Ctx } from '@portal/platform/server'
import { decodeJwt, errors, jwtVerify } from 'jose'
import { accountsSettings } from './accounts.settings.ts'
import { fail } from './failures.ts'
import type { ThirdPartyIssuer } from './third-party-issuers.ts'
import { keysOf, keysUnreachable } from './third-party-keys.ts'

/** What an issuer's token says. */
export type ProvedToken = {
  issuer: ThirdPartyIssuer
  subject: string
  tokenId: string
  /** From this moment on the token is refused for its age, so that its use need not be remembered any longer. */
  expiresAt: Date
  /** The name that the user has at the issuer; undefined where the token has none that fits. */
  preferredName: string | undefined
}

/** The longest token in characters: far more than issuers need, far less than an address may hold. */
const longestToken = 8 * 1024
const longestName = 200
/** The clocks of the issuer and of this server may differ by so much. */
const clockToleranceSeconds = 10

type ProveCtx = Pick<Ctx, 'config' | 'log' | 'now'>

/**
 * The one failure for every wrong token, so that nobody learns how far a forged one came. The log gets the reason,
 * never the token.
 */
export const refuseThirdToken = (ctx: Pick<Ctx, 'log'>, reason: string): never => {
  ctx.log.info({ reason }, 'third-party token refused')
  return fail('account.third_token_refused')
}

const issuerOf = (ctx: ProveCtx, token: string): ThirdPartyIssuer | undefined => {
  try {
    const { iss } = decodeJwt(token)
    return accountsSettings(ctx.config).issuers.find(({ issuer, enabled }) => enabled && issuer === iss)
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestName && !value.includes('\0')

const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSInvalid || (error instanceof Error && 'code' in error && error.code === keysUnreachable)

const verified = async (ctx: ProveCtx, issuer: ThirdPartyIssuer, token: string) => {
  try {
    return await jwtVerify(token, keysOf(issuer), {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: issuer.algorithms,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: issuer.maxAgeSeconds,
      requiredClaims: ['sub', 'exp', 'jti'],
      currentDate: ctx.now(),
    })
  } catch (error) {
    if (isUnreachable(error)) {
      ctx.log.warn({ issuer: issuer.issuer, err: error }, 'the keys of an issuer could not be had')
      return fail('account.issuer_unreachable')
    }
    if (error instanceof errors.JOSEError) return refuseThirdToken(ctx, error.code)
    throw error
  }
}

/**
 * Checks a token that a configured issuer signed for this portal a moment ago: the signature by its published keys,
 * issuer, audience and times. The caller checks that the token was not used before, in the transaction that uses it up.
 */
export const proveThirdToken = async (ctx: ProveCtx, token: string): Promise<ProvedToken> => {
  if (token.length > longestToken) return refuseThirdToken(ctx, 'too_long')
  const issuer = issuerOf(ctx, token)
  if (!issuer) return refuseThirdToken(ctx, 'unknown_issuer')
  const { payload } = await verified(ctx, issuer, token)
  const { sub, jti, exp = 0, iat = 0, preferred_username } = payload
  if (!isName(sub) || !isName(jti)) return refuseThirdToken(ctx, 'unfit_claims')
  const lastSecond = Math.min(exp, iat + issuer.maxAgeSeconds) + clockToleranceSeconds
  return {
    issuer,
    subject: sub,
    tokenId: jti,
    expiresAt: new Date((lastSecond + 1) * 1000),
    preferredName: isName(preferred_username) ? preferred_username : undefined,
  }
}
