import { useSession } from '@portal/accounts/web'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import css from './matter-badge.module.css'
import { forgetCounts, refreshCounts, useMatterCounts } from './matter-counts.ts'

const most = 99

/** The number of matters that wait for the user, beside the link to them. It is counted anew with every page that he opens. */
export function MatterBadge() {
  const { userinfo, isConfirmed, mustChangePassword } = useSession()
  const { key } = useLocation()
  const userId = isConfirmed && !mustChangePassword ? userinfo?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts anew, since a page may have changed what waits.
  useEffect(() => {
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    refreshCounts(leaving.signal).catch(reportError)
    return () => leaving.abort()
  }, [userId, key])
  useEffect(() => (userId === undefined ? undefined : forgetCounts), [userId])
  const yours = useMatterCounts()?.parts.yours ?? 0
  if (yours === 0) return null
  return (
    <b className={css.badge}>
      <span className="sr-only">，需要您处理 </span>
      {yours > most ? `${most}+` : yours}
    </b>
  )
}
