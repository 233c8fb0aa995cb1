import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is visible. An old device, one that saves power, or a page over plain http refuses this:
 * the page still works, but somebody must touch the screen now and then.
 */
export const useScreenOn = (): void => {
  useEffect(() => {
    const lock: { held: WakeLockSentinel | undefined; isOver: boolean } = { held: undefined, isOver: false }
    const ask = async () => {
      // The types promise `wakeLock`, but older browsers and pages over plain http do not have it.
      const wake: WakeLock | undefined = navigator.wakeLock
      if (document.visibilityState !== 'visible' || !wake) return
      const held = await wake.request('screen').catch(() => undefined)
      if (lock.isOver) await held?.release()
      else lock.held = held
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      lock.isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock.held?.release()
    }
  }, [])
}
