import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../call/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      alert
      open={blocker.state === 'blocked'}
      title="离开此页？"
      mark="warning"
      onClose={stay}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>离开</Button>
          <Button variant="primary" onClick={stay}>
            继续填写
          </Button>
        </>
      }
    >
      填写的内容尚未提交。
    </Dialog>
  )
}
