/**
 * Why the server no longer accepts the session: it ended (U00015); it must be checked elsewhere (U00016), and that place is
 * not one that we know; or the browser is on its way there.
 */
export type SessionEnd = 'ended' | 'recheck' | 'leaving'

/** What the calls need to know of who is logged in. The accounts domain supplies it once, at start. */
export interface SessionHolder {
  /** The token for `Authorization`, or undefined for a visitor. */
  token(): string | undefined
  /** Token of an earlier login in this browser (`X-Device`); such a browser is not locked out with the account. */
  device?(): string | undefined
  /** Owner of local drafts. Without one no draft is written. */
  userId?(): string | undefined
  /** Another login is just being taken over: nobody is to be sent away to check the old one. */
  isArriving?(): boolean
  /** Called once per refused call, with a text fit to be shown. What was typed must stay in memory. */
  onEnded(kind: SessionEnd, msg: string): void
}

const visitor: SessionHolder = { token: () => undefined, onEnded: () => undefined }
let holder: SessionHolder = visitor

export const setSession = (session: SessionHolder): void => {
  holder = session
}

export const currentSession = (): SessionHolder => holder
