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
  doubtSession,
  dropToken,
  endIfBrowserWasClosed,
  isAnotherStored,
  isSessionKey,
  isSignOut,
  keepSession,
  readSession,
  type SessionState,
  subscribe,
  visitor,
} from './session-store.ts'

type Calls = typeof accountsApi
/** Every page makes these two calls. They are declared without their schemas, since the entry chunk must not carry zod. */
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
   * Leads to the login after signing out, or to `loginPage` where there is one. The document is loaded afresh, so that
   * nothing of the user is left in memory.
   */
  leave?: (loginPage: string | undefined) => void
  /** Loads the document afresh, because another user has signed in in another tab. */
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
    // The hash is not assigned: the router would take that for a navigation, and a filled form would stop it.
    window.history.replaceState(null, '', '#/login')
    window.location.reload()
  },
  reload: () => window.location.reload(),
}
let options = untold
/** Whether a login for which another portal vouches is being taken over. */
let isArriving = false
/** While `refreshSession` asks the server, the number of calls that were refused, its own included; else undefined. */
let refusals: number | undefined

/** The route behind the hash, with its query. */
const currentRoute = (): string => window.location.hash.slice(1) || '/'
const isEntrance = (route: string): boolean => /^\/(login|register|invitation)(\?|$)/.test(route)

/** The login page that leads back to `route`. */
export const loginAddress = (route: string): string => `/login?return_url=${encodeURIComponent(route)}`

const goToLogin = (msg?: string): void => {
  const route = currentRoute()
  if (isEntrance(route)) return
  if (msg !== undefined) toast(msg, 'error')
  options.navigate(loginAddress(route))
}

/**
 * The platform reports that a call was refused, since the session has ended. What the user typed stays in memory: he
 * signs in and comes back.
 */
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
  // The user has signed out in another tab: this one begins anew, so that his records leave the screen and the memory. A page
  // that needs a session then leads to the login by itself, and a public one stays.
  if (isSignOut(event)) options.reload()
  if (!isSessionKey(event.key)) return
  // This tab still holds the records of the last user, even if his session has ended since. Without a token a filled form
  // neither stops the reload by its question nor is sent in the name of the new user.
  if (isAnotherStored()) {
    dropToken()
    options.reload()
    return
  }
  readSession()
  if (isSignedIn()) void refreshSession()
}

/**
 * Starts the session; call it once before the router is made. From here on calls carry the token. Answers whether
 * somebody is signed in, and asks the server in the background whether the session is still alive.
 */
export const startSession = (given: SessionOptions): boolean => {
  options = { ...untold, ...given }
  setSession({
    token: currentToken,
    device: () => readStored('device') || undefined,
    userId: () => currentState().userinfo?.id,
    isArriving: () => isArriving,
    onEnded,
    // The menu and the buttons follow a permission that was taken away at the first call that misses it.
    onDenied: () => {
      if (refusals === undefined) void refreshSession()
    },
  })
  endIfBrowserWasClosed()
  readSession()
  window.addEventListener('storage', onOtherTab)
  if (!isSignedIn()) return false
  if (!isArriving) void refreshSession()
  return true
}

/** Says that a login for which another portal vouches is being taken over, until `settleArrival` is called. */
export const beginArrival = (): void => {
  isArriving = true
}

/** Says that such a login is finished or given up; with a `route` it also leads there. */
export const settleArrival = (route?: string): void => {
  isArriving = false
  if (route !== undefined) options.navigate(route)
}

/** Loads the document afresh, so that nothing of the former user is left in memory. */
export const startAfresh = (): void => options.reload()

export const isSignedIn = (): boolean => currentToken() !== undefined

/**
 * Asks the server who is signed in. A session that has ended is dropped silently if nothing else was asked for; if a
 * call of the page was refused meanwhile, it leads to the login. Without an answer of the server nothing changes.
 */
export const refreshSession = async (): Promise<SessionState> => {
  const asked = currentToken()
  refusals = 0
  try {
    const { userinfo, ...rest } = await call(privilege, {})
    const { token: _token, ...person } = userinfo
    if (asked === currentToken()) completeSession({ userinfo: person, ...rest })
    // Whoever must change his password or set up a second factor can do only that, and the login page is where he does so.
    if (rest.mustChangePassword || rest.mustSetUpSecondFactor) goToLogin()
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.kind === 'session' && refusals > 1) goToLogin(error.msg)
  } finally {
    refusals = undefined
  }
  return currentState()
}

/**
 * Takes over a login or a registration in this tab. The document stays as it is: what pages have read for a user before was
 * dropped by the portal when it left its layout for the login page, and the back office drops it because it tells `AppQuery`
 * who is signed in. A login without a login page, by the token of another portal, loads the document afresh by itself.
 */
export const enter = (signedIn: SignedIn, { isRemembered }: { isRemembered: boolean }): void => {
  const { token, userinfo, device, mustChangePassword, mustSetUpSecondFactor } = signedIn
  const { token: _token, ...person } = userinfo
  keepSession({ token, device, userinfo: person }, { mustChangePassword, mustSetUpSecondFactor })
  if (isRemembered) remember({ username: userinfo.username, token })
  else forgetRemembered()
}

/** Signs out here and on the server, deletes the drafts, and leaves nothing of the user in memory. */
export const signOut = async (): Promise<void> => {
  doubtSession()
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

/** Whether the member of staff holds a permission: a page draws no button whose call would be refused. */
export const useMay = (permission: string): boolean => useSession().permissions?.includes(permission) ?? false
