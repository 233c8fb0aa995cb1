import { defineSettings, setting, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'
import { readIssuers, type ThirdPartyIssuer } from './third-party-issuers.ts'

/** A token as RFC 6265 has it, of a length that no browser cuts. */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,64}$/

const cookieSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || cookieName.test(text)) return text
    return refuse(`须为 1 到 64 个字符的 Cookie 名称，现为“${text}”`)
  })

export type AccountsSettings = {
  /** Who may vouch for a login, from the operator's file; without one there is nobody. */
  issuers: readonly ThirdPartyIssuer[]
  /** A cookie of another portal on the same site that may hold such a token. */
  cookie: string | undefined
}

export const accountsSettings = defineSettings(
  z.object({ THIRD_LOGIN_FILE: textSetting(), THIRD_TOKEN_COOKIE: cookieSetting() }),
  ({ THIRD_LOGIN_FILE: file, THIRD_TOKEN_COOKIE: cookie }): AccountsSettings => ({
    issuers: file ? readIssuers(file) : [],
    cookie,
  }),
)
