import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../call/session.ts'

// The dialog is closed at first, so the form is shown without waiting for it: it is loaded right after the form.
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

const isSignedIn = (): boolean => currentSession().token() !== undefined

/** Asks before a filled form is left, by link, by the back button or by closing the tab. Needs a data router. */
export function LeaveGuard({ when }: { when: boolean }) {
  const [hadSession] = useState(isSignedIn)
  // The guard is mounted only while there is something to ask, since the router warns of every address typed by hand while
  // a blocker exists.
  return when ? <Guard hadSession={hadSession} /> : null
}

function Guard({ hadSession }: { hadSession: boolean }) {
  // When the session has ended the user goes to the login and finds the form filled in when he comes back: nothing to ask
  // then.
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
