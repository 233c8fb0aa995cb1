import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../call/session.ts'
import { type LoadPart, usePart } from '../ui/use-loaded.ts'
import type { LeaveDialogProps } from './leave-dialog.tsx'

// The dialog is closed at first, so the form is shown without waiting for it: it is loaded when there is something to ask.
const loadDialog: LoadPart<LeaveDialogProps> = async () => ({
  Component: (await import('./leave-dialog.tsx')).LeaveDialog,
})

const isSignedIn = (): boolean => currentSession().token() !== undefined

interface LeaveGuardProps {
  when: boolean
  /**
   * The names in the query by which the page chooses this form: a change of one of them takes the form away. Other parts of the
   * query, such as a step of the form or what a list beside it shows, leave the form where it is. None where the path alone leads
   * to the form.
   */
  by?: readonly string[]
}

/** Asks before a filled form is left, by link, by the back button or by closing the tab. Needs a data router. */
export function LeaveGuard({ when, by = [] }: LeaveGuardProps) {
  const [hadSession] = useState(isSignedIn)
  // The guard is mounted only while there is something to ask, since the router warns of every address typed by hand while
  // a blocker exists.
  return when ? <Guard hadSession={hadSession} by={by} /> : null
}

type Place = { pathname: string; search: string }

/** Whether the form at the one place is not the one at the other. */
const isElsewhere = (from: Place, to: Place, by: readonly string[]): boolean => {
  if (from.pathname !== to.pathname) return true
  const [now, next] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return by.some((name) => now.get(name) !== next.get(name))
}

function Guard({ hadSession, by }: { hadSession: boolean; by: readonly string[] }) {
  // When the session has ended the user goes to the login and finds the form filled in when he comes back: nothing to ask
  // then.
  const asks = useCallback(() => !hadSession || isSignedIn(), [hadSession])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation, by) && asks(),
  )
  const { part: LeaveDialog, isMissing } = usePart(loadDialog)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
  useEffect(() => {
    // Without network the dialog may be missing; the browser's own question then stands in for it.
    if (blocker.state !== 'blocked' || !isMissing) return
    if (window.confirm('离开此页？填写的内容尚未提交。')) blocker.proceed()
    else blocker.reset()
  }, [blocker, isMissing])
  if (!LeaveDialog) return null
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
