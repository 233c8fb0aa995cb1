import { toast } from '../ui/toast-store.ts'
import { type CallError, callErrorTexts } from './call-error.ts'
import { callSettings } from './call-settings.ts'
import { currentSession } from './session.ts'

/** The code of a 404 from an `/api/admin` path that no endpoint serves. Such a refusal ends the session. */
const noRoute = 'no-route'

/**
 * Sends the browser to `address` only if the operator's own settings list it, so that a server's text never becomes an open
 * redirect.
 */
const goToRecheck = async (address: string): Promise<void> => {
  const known = await callSettings().recheckAddresses()
  const session = currentSession()
  if (!known.includes(address)) {
    session.onEnded('recheck', callErrorTexts.recheckUnknown)
    return
  }
  session.onEnded('leaving', callErrorTexts.checkingLogin)
  if (session.isArriving?.()) return
  toast(callErrorTexts.checkingLogin, 'warning')
  callSettings().navigate(address)
}

/**
 * Reports a refusal that concerns the session: U00015 ends the session, U00016 sends the browser to the address in `msg`.
 * The error is then marked as shown (`kind: 'session'`), and the call still rejects with it.
 */
export const endSessionIfRefused = (error: CallError): CallError => {
  const isRecheck = error.status === 'U00016'
  if (!isRecheck && error.status !== 'U00015' && error.code !== noRoute) return error
  if (isRecheck) goToRecheck(error.msg).catch(reportError)
  else currentSession().onEnded('ended', error.code === noRoute ? callErrorTexts.sessionEnded : error.msg)
  return Object.assign(error, { kind: 'session' as const })
}
