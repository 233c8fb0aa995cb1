import type { Userinfo } from '../contract/account.ts'
import type { PurviewNode } from '../contract/purviews.ts'
import { markBrowserOpen, readStored, storedKey, wasBrowserClosed, writeStored } from './browser-storage.ts'
import { isRemembered } from './remembered.ts'

/** Who is signed in, without the token. Contact data is null until the server has been asked. */
export type Person = Omit<Userinfo, 'token'>

export type SessionState = {
  /** Undefined for a visitor. */
  userinfo: Person | undefined
  /** The menu of the back office; undefined until the server has been asked. */
  purviews: readonly PurviewNode[] | undefined
  /** Signed in with a one-time password, which must be changed first. */
  mustChangePassword: boolean
  /** The server has said so to this page; what merely lay in the browser is not confirmed yet. */
  isConfirmed: boolean
}

export const visitor: SessionState = {
  userinfo: undefined,
  purviews: undefined,
  mustChangePassword: false,
  isConfirmed: false,
}

let state = visitor
let token = ''
const listeners = new Set<() => void>()

const show = (next: SessionState): void => {
  state = next
  for (const listener of listeners) listener()
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const currentState = (): SessionState => state
export const currentToken = (): string | undefined => token || undefined

/** What stays in the browser of a user: enough for the header, no contact data (personal-information minimum). */
const storable = ({ phone: _phone, email: _email, idCard: _idCard, ...rest }: Person): string => JSON.stringify(rest)

const readUser = (): Person | undefined => {
  try {
    const user: unknown = JSON.parse(readStored('user') || 'null')
    const isUser = typeof user === 'object' && user !== null && 'id' in user && 'username' in user
    return isUser ? ({ ...user, phone: null, email: null, idCard: null } as Person) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Takes over what the browser holds: at the start of a page, and when another tab has changed it. */
export const readSession = (): void => {
  const user = readUser()
  const stored = readStored('token')
  const isSame = stored === token && state.userinfo?.id === user?.id
  token = user ? stored : ''
  if (!user || token === '') {
    show(visitor)
    return
  }
  if (!isSame) show({ ...visitor, userinfo: user })
}

/** Whoever did not ask to be remembered is signed out by closing the browser. */
export const endIfBrowserWasClosed = (): void => {
  if (readStored('token') !== '' && !isRemembered() && wasBrowserClosed()) clearSession()
}

/** Keeps a session that the server has just opened. */
export const keepSession = (
  given: { token: string; userinfo: Person; device: string },
  rest: Pick<SessionState, 'mustChangePassword'>,
) => {
  token = given.token
  markBrowserOpen()
  writeStored('token', given.token)
  writeStored('device', given.device)
  writeStored('user', storable(given.userinfo))
  show({ ...visitor, ...rest, userinfo: given.userinfo, isConfirmed: true })
}

/** What the server says of the session in use. */
export const completeSession = (
  complete: Required<Pick<SessionState, 'userinfo' | 'purviews' | 'mustChangePassword'>>,
): void => {
  if (complete.userinfo) writeStored('user', storable(complete.userinfo))
  show({ ...complete, isConfirmed: true })
}

/** Takes the session out of this browser; the device stays known. */
export const clearSession = (): void => {
  token = ''
  writeStored('token', '')
  writeStored('user', '')
  show(visitor)
}

/**
 * Tells the other tabs that the user has signed out by himself. It stays for no longer than it takes to be heard: a session
 * that merely ended is no farewell, and what was typed beside it is kept.
 */
export const announceSignOut = (): void => {
  writeStored('signed_out', 'now')
  writeStored('signed_out', '')
}

/** Whether a change of local storage is what another tab says at its user's signing out. */
export const isSignOut = ({ key, newValue }: StorageEvent): boolean =>
  key === storedKey('signed_out') && newValue !== null

/** Whether a change of local storage in another tab concerns the session; `null` is a cleared storage. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || key === storedKey('token') || key === storedKey('user')
