import { useEffect } from 'react'

/**
 * Asks the device not to go dark while a page is looked at. A device that does not know how, saves power or stands on plain
 * http says no: the page works as well, only somebody must touch it.
 */
export const useScreenOn = (): void => {
  useEffect(() => {
    const lock: { held: WakeLockSentinel | undefined; isOver: boolean } = { held: undefined, isOver: false }
    const ask = async () => {
      // The types promise it, but older browsers and plain http have none.
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
