/**
 * Why the server no longer accepts the session. `ended`: the session is over (U00015). `recheck`: another host must check
 * the login (U00016), but the operator's settings do not list the address of that host. `leaving`: the browser is on its
 * way to that host.
 */
export type SessionEnd = 'ended' | 'recheck' | 'leaving'

/** What the calls need to know of who is logged in. The accounts domain supplies it once, at start. */
export interface SessionHolder {
  /** The token for `Authorization`, or undefined for a visitor. */
  token(): string | undefined
  /** Token of an earlier login in this browser (`X-Device`); such a browser is not locked out with the account. */
  device?(): string | undefined
  /** Id of the user who owns the drafts in this browser. Without an id no draft is written. */
  userId?(): string | undefined
  /** True while this browser takes over a new login: it must not send the user away then to have the old login checked. */
  isArriving?(): boolean
  /**
   * Called once for each call that is refused because of the session, with a text fit to be shown. Whatever the user has
   * typed must stay in memory.
   */
  onEnded(kind: SessionEnd, msg: string): void
  /** Called once for each call that is refused because the caller may not make it: what he may do has perhaps changed. */
  onDenied?(): void
}

const visitor: SessionHolder = { token: () => undefined, onEnded: () => undefined }
let holder: SessionHolder = visitor

export const setSession = (session: SessionHolder): void => {
  holder = session
}

export const currentSession = (): SessionHolder => holder
