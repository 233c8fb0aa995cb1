import { sessionHeaders } from '@portal/platform/web'
import { useEffect } from 'react'
import type { UnreadCount } from '../contract/notices.ts'
import { unreadPath } from './light-calls.ts'
import { showUnread } from './unread-store.ts'

const everyMs = 60_000
const sessionEnded = 401

/** Asks once; `ended` when the session is, null when there is no answer: the bell then keeps what it knows. */
const askUnread = async (): Promise<number | 'ended' | null> => {
  try {
    const response = await fetch(unreadPath, { headers: sessionHeaders() })
    if (response.ok) return ((await response.json()) as UnreadCount).unread
    return response.status === sessionEnded ? 'ended' : null
  } catch (error) {
    // Without a network; what the user does himself will say so.
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * Asks how much is unread, at once and every minute, as long as the page is visible and for one user at a time;
 * undefined: for nobody yet. A plain fetch: nobody asked for it, so a session that has ended must not lead away from what
 * one reads. It only ends the asking, until one comes back to the page.
 */
export const useUnreadPolling = (userId: string | undefined): void => {
  useEffect(() => {
    if (userId === undefined) return undefined
    let isGone = false
    let timer: ReturnType<typeof setInterval> | undefined
    const ask = async () => {
      const answer = await askUnread()
      if (answer === 'ended') clearInterval(timer)
      else if (answer !== null && !isGone) showUnread(answer)
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
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      showUnread(0)
    }
  }, [userId])
}
