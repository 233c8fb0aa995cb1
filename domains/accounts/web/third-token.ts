import { toast } from '@portal/platform/web'
import { beginArrival, settleArrival } from './session.ts'

const textOf = (mark: '?' | '&', query: URLSearchParams): string => {
  const text = query.toString()
  return text && mark + text
}

/**
 * Takes the token out of the address, from before the `#` (WeChat puts it there) or behind it, and leaves no trace of
 * it in the browser's history.
 */
const takeFromAddress = (): string | undefined => {
  const { pathname, search, hash } = window.location
  const at = hash.indexOf('?')
  const before = new URLSearchParams(search)
  const behind = new URLSearchParams(at < 0 ? '' : hash.slice(at))
  const token = before.get('token') ?? behind.get('token')
  if (token === null) return undefined
  before.delete('token')
  behind.delete('token')
  const route = at < 0 ? hash : hash.slice(0, at) + textOf('?', behind)
  window.history.replaceState(window.history.state, '', pathname + textOf('?', before) + route)
  return token
}

const arrive = (token: string, from: 'address' | 'cookie'): void => {
  beginArrival()
  import('./third-party-arrival.tsx')
    .then(({ takeOver }) => takeOver(token, from))
    .catch((error: unknown) => {
      settleArrival()
      toast('登录没有完成，请从原来的网站重新进入', 'error')
      reportError(error)
    })
}

const noticeInAddress = (): void => {
  const token = takeFromAddress()
  if (token) arrive(token, 'address')
}

/**
 * Looks for a `token` in the address, by which another portal vouches for a login. Call it before everything else: no
 * call, no module and no router may see an address with the token. The rest of the code for such a login is loaded only
 * when there is a token.
 */
export const watchThirdToken = (): void => {
  noticeInAddress()
  window.addEventListener('popstate', noticeInAddress)
}

/** Looks for the token in the cookie that the operator names; whoever handles the token removes the cookie. */
export const noticeTokenCookie = (name: string): void => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const token = found?.slice(name.length + 1)
  if (!token) return
  import('./token-cookie.ts')
    .then(({ takeCookie }) => takeCookie(name, token) && arrive(token, 'cookie'))
    .catch(reportError)
}
