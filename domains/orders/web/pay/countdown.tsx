import { momentWords } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { clockLeft, roughlyLeft } from '../pay-left.ts'
import css from './pay.module.css'

const tickMs = 1_000

type Clock = {
  /** The server's time in the newest answer, and this computer's time when that answer came: only their distance counts. */
  serverTime: number
  heardAt: number
}

/** Counts a second at a time, by the server's clock, since this computer's may be wrong. */
const useServerNow = ({ serverTime, heardAt }: Clock): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(clock)
  }, [])
  return serverTime + Math.max(0, now - heardAt)
}

/** How long an order can still be paid. The eye sees the seconds; what is read out changes at most once a minute. */
export function Countdown({ expiresAt, clock }: { expiresAt: number; clock: Clock }) {
  const left = expiresAt - useServerNow(clock)
  return (
    <p className={css.countdown}>
      <span aria-hidden="true">
        还剩 <b>{clockLeft(left)}</b>
      </span>
      <span className="sr-only" role="status">
        还剩 {roughlyLeft(left)}
      </span>
      <small>{momentWords(expiresAt)} 前付清，到期未付自动关闭</small>
    </p>
  )
}
