import { call, isCallError, removeAllDrafts, type SessionEnd, setSession, toast } from '@portal/platform/web'
import { useSyncExternalStore } from 'react'
import type { SignedIn } from '../contract/account.ts'
import type { accountsApi } from '../contract/endpoints.ts'
import { readStored } from './browser-storage.ts'
import { keepRoute } from './kept-route.ts'
import { forgetRemembered, remember } from './remembered.ts'
import {
  announceSignOut,
  clearSession,
  completeSession,
  currentState,
  currentToken,
  endIfBrowserWasClosed,
  isSessionKey,
  isSignOut,
  keepSession,
  readSession,
  type SessionState,
  subscribe,
  visitor,
} from './session-store.ts'

type Calls = typeof accountsApi
/** The two calls of every page without their schemas: the entry chunk carries no zod. */
const light = <E extends Calls[keyof Calls]>(method: E['method'], path: E['path']): E =>
  ({ method, path, reply: {} }) as unknown as E
export const privilege = light<Calls['privilege']>('GET', '/api/privilege')
export const logout = light<Calls['logout']>('PUT', '/api/logout')

export type SessionOptions = {
  /** Leads to an address of this app's router: `/login?return_url=…`. */
  navigate: (route: string) => void
  /** The login page of another host, where the operator has one. */
  loginPage?: () => string | undefined
  /**
   * Leads to the login after signing out, to `loginPage` where there is one; the document is loaded afresh, so that no
   * memory of the user is left.
   */
  leave?: (loginPage: string | undefined) => void
  /** Somebody else has signed in in another tab: the document is loaded afresh for them. */
  reload?: () => void
}
const untold: Required<SessionOptions> = {
  navigate: () => undefined,
  loginPage: () => undefined,
  leave: (loginPage) => {
    if (loginPage !== undefined) {
      window.location.assign(loginPage)
      return
    }
    // Not by the hash: the router would take that for a step of its own, and a filled form would hold it up.
    window.history.replaceState(null, '', '#/login')
    window.location.reload()
  },
  reload: () => window.location.reload(),
}
let options = untold
/** Another login is on its way in. */
let isArriving = false
/** Calls that were refused while the page's first question is under way, itself among them. */
let refusals: number | undefined

/** The route behind the hash, with its query. */
const currentRoute = (): string => window.location.hash.slice(1) || '/'
const isEntrance = (route: string): boolean => /^\/(login|register)(\?|$)/.test(route)

/** The login page that leads back to `route`. */
export const loginAddress = (route: string): string => `/login?return_url=${encodeURIComponent(route)}`

const goToLogin = (msg?: string): void => {
  const route = currentRoute()
  if (isEntrance(route)) return
  if (msg !== undefined) toast(msg, 'error')
  options.navigate(loginAddress(route))
}

/** A call was refused: what was typed stays in memory, the user signs in and comes back. */
const onEnded = (kind: SessionEnd, msg: string): void => {
  clearSession()
  if (kind === 'leaving') {
    if (!isArriving) keepRoute(currentRoute())
    return
  }
  if (refusals === undefined) goToLogin(msg)
  else refusals += 1
}

const onOtherTab = (event: StorageEvent): void => {
  // The records that this tab shows are of somebody who has left: they go with him.
  if (isSignOut(event)) options.leave(options.loginPage())
  if (!isSessionKey(event.key)) return
  const before = currentState().userinfo?.id
  readSession()
  const after = currentState().userinfo?.id
  if (before !== undefined && after !== undefined && before !== after) options.reload()
  else if (after !== undefined) void refreshSession()
}

/**
 * Call once before the router is made: calls carry the token from here on. Answers whether somebody is signed in,
 * and asks the server in the background whether that still holds.
 */
export const startSession = (given: SessionOptions): boolean => {
  options = { ...untold, ...given }
  setSession({
    token: currentToken,
    device: () => readStored('device') || undefined,
    userId: () => currentState().userinfo?.id,
    isArriving: () => isArriving,
    onEnded,
  })
  endIfBrowserWasClosed()
  readSession()
  window.addEventListener('storage', onOtherTab)
  if (!isSignedIn()) return false
  if (!isArriving) void refreshSession()
  return true
}

/** From now on until `settleArrival` a login that somebody else vouches for is being taken over. */
export const beginArrival = (): void => {
  isArriving = true
}

/** The login is in, or has been given up; who is sent to a route goes there. */
export const settleArrival = (route?: string): void => {
  isArriving = false
  if (route !== undefined) options.navigate(route)
}

/** Loads the document afresh, so that nothing of the former user is left in memory. */
export const startAfresh = (): void => options.reload()

export const isSignedIn = (): boolean => currentToken() !== undefined

/**
 * Asks the server who this is. A session that has ended is let go silently where nothing else was asked for;
 * a page whose own call was refused meanwhile leads to the login. Without an answer everything stays as it is.
 */
export const refreshSession = async (): Promise<SessionState> => {
  const asked = currentToken()
  refusals = 0
  try {
    const { userinfo, purviews, mustChangePassword } = await call(privilege, {})
    const { token: _token, ...person } = userinfo
    if (asked === currentToken()) completeSession({ userinfo: person, purviews, mustChangePassword })
    // The login page is where a one-time password is changed; nothing else is open before.
    if (mustChangePassword) goToLogin()
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.kind === 'session' && refusals > 1) goToLogin(error.msg)
  } finally {
    refusals = undefined
  }
  return currentState()
}

/** Takes over a login or a registration. Another user than before starts with an empty memory. */
export const enter = (signedIn: SignedIn, { isRemembered }: { isRemembered: boolean }): void => {
  const { token, userinfo, device, mustChangePassword } = signedIn
  const { token: _token, ...person } = userinfo
  keepSession({ token, device, userinfo: person }, { mustChangePassword })
  if (isRemembered) remember({ username: userinfo.username, token })
  else forgetRemembered()
}

/** Signs out here and on the server, takes drafts away, and leaves nothing of the user in memory. */
export const signOut = async (): Promise<void> => {
  try {
    await call(logout, { query: {} })
  } catch (error) {
    if (!isCallError(error)) throw error
  }
  forgetRemembered()
  removeAllDrafts()
  clearSession()
  announceSignOut()
  options.leave(options.loginPage())
}

/** Who is signed in, kept up to date across tabs; in the prerendered page nobody is. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, currentState, () => visitor)
