import { type CallError, callErrorTexts } from './call-error.ts'
import { currentSession } from './session.ts'

/** The code of a 404 from an `/api/admin` path that no endpoint serves. Such a refusal ends the session. */
const noRoute = 'no-route'

/** Few logins are checked by another host, so that the first page does not carry what that needs. Without it the session is over. */
const recheck = async (address: string): Promise<void> => {
  const loaded = await import('./recheck.ts').catch(() => undefined)
  if (loaded) await loaded.goToRecheck(address)
  else currentSession().onEnded('ended', callErrorTexts.sessionEnded)
}

/**
 * Reports a refusal that concerns the session: U00015 ends the session, U00016 sends the browser to the address in `msg`.
 * The error is then marked as shown (`kind: 'session'`), and the call still rejects with it.
 */
export const endSessionIfRefused = (error: CallError): CallError => {
  if (error.http === 403) currentSession().onDenied?.()
  const isRecheck = error.status === 'U00016'
  if (!isRecheck && error.status !== 'U00015' && error.code !== noRoute) return error
  if (isRecheck) recheck(error.msg).catch(reportError)
  else currentSession().onEnded('ended', error.code === noRoute ? callErrorTexts.sessionEnded : error.msg)
  return Object.assign(error, { kind: 'session' as const })
}
