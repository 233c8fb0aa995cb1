import { useCallback, useEffect, useState } from 'react'

/** Counts seconds down to 0: `left` is what remains, and `start` begins anew. */
export const useCountdown = (): { left: number; start: (seconds: number) => void } => {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(clock)
  }, [left])
  const start = useCallback((seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [])
  return { left, start }
}
