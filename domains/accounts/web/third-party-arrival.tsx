import { call, errorText, isCallError, toast } from '@portal/platform/web'
import { accountsApi } from '../contract/endpoints.ts'
import { ask } from './arrival-questions.tsx'
import { takeKeptRoute } from './kept-route.ts'
import { enter, logout, privilege, refreshSession, settleArrival, startAfresh } from './session.ts'
import { clearSession, currentState, currentToken } from './session-store.ts'

/** The name of whoever is signed in here and still is for the server; a session that has ended is let go. */
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

/** Nothing is known of the token yet, and it may be shown again. */
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

/** Signs in with the token; a session that lives is replaced only by one who says so, and then ended. */
const replaceOrEnter = async (token: string, liveName: string | undefined): Promise<void> => {
  const former = currentToken()
  const signedIn = await exchange(token)
  enter(signedIn, { isRemembered: false })
  const route = takeKeptRoute()
  settleArrival(route)
  toast(`已登录：${signedIn.userinfo.username}`, 'success')
  if (liveName === undefined) return
  await call(logout, { query: {} }, { token: former, keepsSession: true }).catch((error: unknown) => {
    if (!isCallError(error)) throw error
  })
  startAfresh()
}

/**
 * Takes over a login that another portal vouches for. One that lay in a cookie was perhaps left from long ago: when it is
 * refused nobody needs to hear of it.
 */
export const takeOver = async (token: string, from: 'address' | 'cookie'): Promise<void> => {
  try {
    const liveName = await findLiveName()
    if (liveName !== undefined && !(await ask({ of: 'switch', name: liveName }))) return
    await replaceOrEnter(token, liveName)
  } catch (error) {
    if (!isCallError(error)) throw error
    if (from === 'address') toast(error.msg, 'error')
  } finally {
    settleArrival()
    if (currentToken() !== undefined && !currentState().isConfirmed) void refreshSession()
  }
}
