import { call, errorText, isCallError, toast } from '@portal/platform/web'
import { accountsApi } from '../contract/endpoints.ts'
import { ask } from './arrival-questions.tsx'
import { takeKeptRoute } from './kept-route.ts'
import { enter, logout, privilege, refreshSession, settleArrival, startAfresh } from './session.ts'
import { clearSession, currentState, currentToken, lastUserId } from './session-store.ts'

/** The name of the user who is signed in here, if the server confirms it; a session that has ended is removed. */
const findLiveName = async (): Promise<string | undefined> => {
  if (currentToken() === undefined) return undefined
  try {
    const { userinfo } = await call(privilege, {}, { keepsSession: true })
    return userinfo.username
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.http !== 401) return currentState().userinfo?.username
    clearSession()
    return undefined
  }
}

/** Whether a failure tells nothing about the token, so that it may be shown again. */
const isWorthRepeating = (error: unknown): boolean =>
  isCallError(error) && (error.http === 503 || error.kind === 'network' || error.kind === 'timeout')

const exchange = async (token: string) => {
  for (;;) {
    try {
      return await call(accountsApi.checkThirdToken, { query: { token } }, { keepsSession: true })
    } catch (error) {
      if (!isWorthRepeating(error) || !(await ask({ of: 'repeat', reason: errorText(error) }))) throw error
    }
  }
}

/**
 * The id of the user whose records this document may hold, even if his session has ended. With a session that was only found
 * in the browser, and not confirmed by the server, no page has read anything yet.
 */
const findReaderId = (): string | undefined => {
  const { userinfo, isConfirmed } = currentState()
  return userinfo !== undefined && !isConfirmed ? undefined : lastUserId()
}

type Former = { liveName: string | undefined; readerId: string | undefined }

/**
 * Signs in with the token. Where somebody is signed in already, he has agreed to be replaced, and his session is then
 * ended. Nothing that was read for another user stays in memory.
 */
const replaceOrEnter = async (token: string, { liveName, readerId }: Former): Promise<void> => {
  const former = currentToken()
  const signedIn = await exchange(token)
  enter(signedIn, { isRemembered: false })
  const route = takeKeptRoute()
  settleArrival(route)
  toast(`已登录：${signedIn.userinfo.username}`, 'success')
  if (liveName !== undefined) {
    await call(logout, { query: {} }, { token: former, keepsSession: true }).catch((error: unknown) => {
      if (!isCallError(error)) throw error
    })
  }
  const isOther = readerId !== undefined && readerId !== signedIn.userinfo.id
  if (liveName !== undefined || isOther) startAfresh()
}

/**
 * Takes over a login for which another portal vouches. A token from a cookie may be left from long ago, so nobody is
 * told when it is refused.
 */
export const takeOver = async (token: string, from: 'address' | 'cookie'): Promise<void> => {
  try {
    const readerId = findReaderId()
    const liveName = await findLiveName()
    if (liveName !== undefined && !(await ask({ of: 'switch', name: liveName }))) return
    await replaceOrEnter(token, { liveName, readerId })
  } catch (error) {
    if (!isCallError(error)) throw error
    if (from === 'address') toast(error.msg, 'error')
  } finally {
    settleArrival()
    if (currentToken() !== undefined && !currentState().isConfirmed) void refreshSession()
  }
}
