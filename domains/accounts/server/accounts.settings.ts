import { defineSettings, setting, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'
import { readIssuers, type ThirdPartyIssuer } from './third-party-issuers.ts'

/** The name of a cookie: a token of RFC 6265, short enough that no browser cuts it. */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,64}$/

const cookieSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || cookieName.test(text)) return text
    return refuse(`须为 1 到 64 个字符的 Cookie 名称，现为“${text}”`)
  })

export type AccountsSettings = {
  /** The issuers who may vouch for a login, from the operator's file; none without a file. */
  issuers: readonly ThirdPartyIssuer[]
  /** The name of the cookie in which another portal on the same site may put such a token; undefined: no cookie is read. */
  cookie: string | undefined
}

export const accountsSettings = defineSettings(
  z.object({ THIRD_LOGIN_FILE: textSetting(), THIRD_TOKEN_COOKIE: cookieSetting() }),
  ({ THIRD_LOGIN_FILE: file, THIRD_TOKEN_COOKIE: cookie }): AccountsSettings => ({
    issuers: file ? readIssuers(file) : [],
    cookie,
  }),
)
