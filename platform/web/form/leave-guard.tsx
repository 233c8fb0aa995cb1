import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../call/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks before a filled form is left, by link, by the back button or by closing the tab. Needs a data router. */
export function LeaveGuard({ when }: { when: boolean }) {
  // A session that ends leads to the login and back, with the form kept: nothing to ask then.
  const [hadSession] = useState(() => currentSession().token() !== undefined)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(hadSession && currentSession().token() === undefined),
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
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
