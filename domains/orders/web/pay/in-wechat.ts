import type { PayAnswer, PayForm } from '../../contract/order.ts'

/** WeChat's own browser, once its bridge is there; it answers `{name}:ok`, `:cancel` or `:fail`. */
type Bridge = {
  invoke: (name: string, parameters: object, told: (answer: { err_msg?: string }) => void) => void
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

const patienceMs = 10_000

/** What WeChat's consent page added to the address, before its hash. It is good once, and taken out of the address. */
export const takeConsent = (): Pick<PayForm, 'code' | 'state'> | null => {
  const address = new URL(window.location.href)
  const [code, state] = [address.searchParams.get('code'), address.searchParams.get('state')]
  if (!code || !state) return null
  for (const name of ['code', 'state']) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return { code, state }
}

const bridge = (): Promise<Bridge | undefined> =>
  new Promise((resolve) => {
    const isThere = () => resolve(window.WeixinJSBridge)
    if (window.WeixinJSBridge) return isThere()
    document.addEventListener('WeixinJSBridgeReady', isThere, { once: true })
    setTimeout(isThere, patienceMs)
  })

/**
 * Opens WeChat's sheet for a payment (`getBrandWCPayRequest`). `said` is what the sheet says, which proves nothing: whether
 * the money is there the gateway is asked.
 */
export const payInWechat = async (jsapi: NonNullable<PayAnswer['jsapi']>): Promise<'said' | 'left' | 'failed'> => {
  const found = await bridge()
  if (!found) return 'failed'
  const answer = await new Promise<{ err_msg?: string }>((resolve) => {
    found.invoke('getBrandWCPayRequest', jsapi, resolve)
  })
  if (answer.err_msg?.endsWith(':ok')) return 'said'
  return answer.err_msg?.endsWith(':cancel') ? 'left' : 'failed'
}
