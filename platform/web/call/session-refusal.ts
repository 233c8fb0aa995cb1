import { toast } from '../ui/toast-store.ts'
import { type CallError, callErrorTexts } from './call-error.ts'
import { callSettings } from './call-settings.ts'
import { currentSession } from './session.ts'

/** Code of a 404 from an `/api/admin` path that no endpoint serves: it logs out. */
const noRoute = 'no-route'

/** A server's text never becomes an open redirect: the browser goes where the operator's own settings say, or nowhere. */
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
 * U00015 ends the session; U00016 sends the browser to the address in `msg`.
 * Either way the error is marked as shown, and still rejects.
 */
export const endSessionIfRefused = (error: CallError): CallError => {
  const isRecheck = error.status === 'U00016'
  if (!isRecheck && error.status !== 'U00015' && error.code !== noRoute) return error
  if (isRecheck) goToRecheck(error.msg).catch(reportError)
  else currentSession().onEnded('ended', error.code === noRoute ? callErrorTexts.sessionEnded : error.msg)
  return Object.assign(error, { kind: 'session' as const })
}
