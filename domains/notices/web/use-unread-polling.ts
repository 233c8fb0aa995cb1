import { sessionHeaders } from '@portal/platform/web'
import { useEffect } from 'react'
import type { UnreadCount } from '../contract/notices.ts'
import { unreadPath } from './light-calls.ts'
import { showUnread } from './unread-store.ts'

const everyMs = 60_000
const sessionEnded = 401

/**
 * Asks the server once. Answers `ended` when the session has ended, null when no answer came; the bell then keeps its number.
 */
const askUnread = async (signal: AbortSignal): Promise<number | 'ended' | null> => {
  try {
    const response = await fetch(unreadPath, { headers: sessionHeaders(), signal })
    if (response.ok) return ((await response.json()) as UnreadCount).unread
    return response.status === sessionEnded ? 'ended' : null
  } catch (error) {
    // Either there is no network, of which the user will learn from his own actions, or the bell has given up this call because
    // the user signs out or leaves the page.
    if (error instanceof TypeError || signal.aborted) return null
    throw error
  }
}

/**
 * Asks how many notices are unread, at once and then every minute, while the page is visible and for one user; with `undefined`
 * it asks nothing. It uses a plain fetch: the user did not ask for this call, so a session that has ended must not lead him
 * away from what he reads. It only stops the asking, until the user comes back to the page. When the user signs out, a call
 * that is under way is given up, since it would be refused.
 */
export const useUnreadPolling = (userId: string | undefined): void => {
  useEffect(() => {
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setInterval> | undefined
    const ask = async () => {
      const answer = await askUnread(leaving.signal)
      if (answer === 'ended') clearInterval(timer)
      else if (answer !== null && !leaving.signal.aborted) showUnread(answer)
    }
    const start = () => {
      clearInterval(timer)
      if (document.visibilityState === 'hidden') return
      timer = setInterval(() => ask().catch(reportError), everyMs)
      ask().catch(reportError)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      showUnread(0)
    }
  }, [userId])
}
