import { toast } from '../ui/toast-store.ts'
import { callSettings } from './call-settings.ts'
import { currentSession } from './session.ts'

const texts = {
  checking: '正在核对登录……（checking login......）',
  unknown: '登录需要重新核对，但核对地址不在允许的范围内，请重新登录或联系客服',
} as const

/**
 * Sends the browser to the `address` where another host checks its login, only if the operator's own settings list it, so that a
 * server's text never becomes an open redirect.
 */
export const goToRecheck = async (address: string): Promise<void> => {
  const known = await callSettings().recheckAddresses()
  const session = currentSession()
  if (!known.includes(address)) {
    session.onEnded('recheck', texts.unknown)
    return
  }
  session.onEnded('leaving', texts.checking)
  if (session.isArriving?.()) return
  toast(texts.checking, 'warning')
  callSettings().navigate(address)
}
