import { startFailure } from '../start-failure.ts'

/** Logins that other portals vouch for; without a file there are none. */
export type ThirdLoginConfig = {
  /** A JSON file with the issuers, judged by the accounts domain. */
  file: string | undefined
  /** A cookie of another portal on the same site that may hold such a token. */
  cookie: string | undefined
}

type Environment = Record<string, string | undefined>

/** A token as RFC 6265 has it, of a length that no browser cuts. */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,64}$/

export const readThirdLogin = (env: Environment): ThirdLoginConfig => {
  const cookie = env.THIRD_TOKEN_COOKIE || undefined
  if (cookie !== undefined && !cookieName.test(cookie)) {
    throw startFailure('config', `THIRD_TOKEN_COOKIE 须为 1 到 64 个字符的 Cookie 名称，现为“${cookie}”`)
  }
  return { file: env.THIRD_LOGIN_FILE || undefined, cookie }
}
