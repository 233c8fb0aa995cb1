import { toast } from '../ui/toast-store.ts'
import { type CallError, callErrorTexts } from './call-error.ts'
import { callSettings, trustedAddress } from './call-settings.ts'
import { currentSession } from './session.ts'

/** Code of a 404 from an `/api/admin` path that no endpoint serves: it logs out. */
const noRoute = 'no-route'

/**
 * U00015 ends the session; U00016 sends the browser to the address in `msg`.
 * Either way the error is marked as shown, and still rejects.
 */
export const endSessionIfRefused = (error: CallError): CallError => {
  if (error.status === 'U00015') {
    currentSession().onEnded('ended', error.msg)
    return Object.assign(error, { kind: 'session' as const })
  }
  if (error.code === noRoute) {
    currentSession().onEnded('ended', callErrorTexts.sessionEnded)
    return Object.assign(error, { kind: 'session' as const })
  }
  if (error.status !== 'U00016') return error
  const address = trustedAddress(error.msg)
  if (address === undefined) currentSession().onEnded('recheck', callErrorTexts.sessionEnded)
  else {
    toast(callErrorTexts.checkingLogin, 'warning')
    callSettings().navigate(address)
  }
  return Object.assign(error, { kind: 'session' as const })
}
