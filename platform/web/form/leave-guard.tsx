import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../call/session.ts'

// A form shows without its dialogs: they are closed at first, and come right after it.
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

const isSignedIn = (): boolean => currentSession().token() !== undefined

/** Asks before a filled form is left, by link, by the back button or by closing the tab. Needs a data router. */
export function LeaveGuard({ when }: { when: boolean }) {
  const [hadSession] = useState(isSignedIn)
  // Mounted only while there is something to ask: the router warns of a typed address wherever a blocker stands.
  return when ? <Guard hadSession={hadSession} /> : null
}

function Guard({ hadSession }: { hadSession: boolean }) {
  // A session that ended leads to the login, and back to the form where it was kept: nothing to ask then.
  const asks = useCallback(() => !hadSession || isSignedIn(), [hadSession])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && asks(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
  return (
    <Suspense>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Suspense>
  )
}
