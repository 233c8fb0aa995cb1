import type { Userinfo } from '../contract/account.ts'
import type { PurviewNode } from '../contract/purviews.ts'
import { markBrowserOpen, readStored, storedKey, wasBrowserClosed, writeStored } from './browser-storage.ts'
import { isRemembered } from './remembered.ts'

/** The user who is signed in, without his token. Contact data is null until the server has answered it. */
export type Person = Omit<Userinfo, 'token'>

export type SessionState = {
  /** The user; undefined for a visitor. */
  userinfo: Person | undefined
  /** The menu of the back office; undefined until the server has been asked. */
  purviews: readonly PurviewNode[] | undefined
  /** The keys of what the user may do as staff; undefined until the server has been asked. */
  permissions: readonly string[] | undefined
  /** Whether the user signed in with a one-time password, which he must change first. */
  mustChangePassword: boolean
  /** Whether the operator asks the user for a second factor, which he must set up first. */
  mustSetUpSecondFactor: boolean
  /**
   * Whether the server has confirmed the session to this page. A session that was only read from the browser is not confirmed,
   * and neither is one whose user is signing out.
   */
  isConfirmed: boolean
}

export const visitor: SessionState = {
  userinfo: undefined,
  purviews: undefined,
  permissions: undefined,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  isConfirmed: false,
}

let state = visitor
let token = ''
let lastId: string | undefined
const listeners = new Set<() => void>()

const show = (next: SessionState): void => {
  state = next
  lastId = next.userinfo?.id ?? lastId
  for (const listener of listeners) listener()
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const currentState = (): SessionState => state
export const currentToken = (): string | undefined => token || undefined
/**
 * The id of the last user whom this document has known. It outlives his session, since his records and what he typed stay in
 * memory until he is back.
 */
export const lastUserId = (): string | undefined => lastId

/** The part of a user that local storage keeps: enough for the header, and no contact data (PIPL: no more than needed). */
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

/** Reads the session from local storage: when a page starts, and when another tab has changed it. */
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

/** Whether local storage holds the session of another user than the last one whom this document has known. */
export const isAnotherStored = (): boolean => {
  const user = readUser()
  return user !== undefined && lastId !== undefined && user.id !== lastId && readStored('token') !== ''
}

/** Takes the token from this document alone: it then sends nothing any more in the name of a user. */
export const dropToken = (): void => {
  token = ''
}

/** Ends the session of a user who did not ask to be remembered, if the browser was closed since the login. */
export const endIfBrowserWasClosed = (): void => {
  if (readStored('token') !== '' && !isRemembered() && wasBrowserClosed()) clearSession()
}

/** Keeps a session that the server has just opened. */
export const keepSession = (
  given: { token: string; userinfo: Person; device: string },
  rest: Pick<SessionState, 'mustChangePassword' | 'mustSetUpSecondFactor'>,
) => {
  token = given.token
  markBrowserOpen()
  writeStored('token', given.token)
  writeStored('device', given.device)
  writeStored('user', storable(given.userinfo))
  show({ ...visitor, ...rest, userinfo: given.userinfo, isConfirmed: true })
}

/** Adds what the server answers about the session in use: user, menu, permissions, and what must be done first. */
export const completeSession = (complete: Required<Omit<SessionState, 'isConfirmed'>>): void => {
  if (complete.userinfo) writeStored('user', storable(complete.userinfo))
  show({ ...complete, isConfirmed: true })
}

/**
 * Says that the server is about to end the session, because the user signs out. The bell then stops asking for unread notices,
 * since its call would be refused.
 */
export const doubtSession = (): void => show({ ...state, isConfirmed: false })

/** Removes the session from this browser; the device token stays. */
export const clearSession = (): void => {
  token = ''
  writeStored('token', '')
  writeStored('user', '')
  show(visitor)
}

/**
 * Tells the other tabs that the user has signed out on purpose. The mark is removed at once, since the other tabs hear
 * of it when it is set. A session that merely ended is not announced: what the user typed in other tabs is then kept.
 */
export const announceSignOut = (): void => {
  writeStored('signed_out', 'now')
  writeStored('signed_out', '')
}

/** Whether a change of local storage is another tab's announcement that its user has signed out. */
export const isSignOut = ({ key, newValue }: StorageEvent): boolean =>
  key === storedKey('signed_out') && newValue !== null

/**
 * Whether a change of local storage in another tab concerns the session; the key is null when the whole storage was
 * cleared.
 */
export const isSessionKey = (key: string | null): boolean =>
  key === null || key === storedKey('token') || key === storedKey('user')
