/**
 * The request that the document's boot script sent before any other script arrived. The boot script leaves it in
 * `window.asked`.
 */
type Asked = {
  url: string
  answer: Promise<Response | undefined>
  /** The parsed body of the answer. The first view (`showFirstView`) sets it once it shows this answer. */
  data?: unknown
}

declare global {
  interface Window {
    asked?: Asked | undefined
  }
}

/**
 * The answer that the boot script already asked for, if it asked for exactly this address. Only the first call gets it, and
 * only a success or a 404: a second request would answer the same. Undefined means that the caller must ask the server
 * itself.
 */
export const takeEarlyAnswer = async (address: string, signal: AbortSignal): Promise<Response | undefined> => {
  const { asked } = window
  if (asked?.url !== address) return undefined
  window.asked = undefined
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const response = await Promise.race([asked.answer, late])
  if (!response || response.ok || response.status === 404) return response
  // A body that nobody reads would keep its connection busy.
  await response.body?.cancel()
  return undefined
}

/**
 * The parsed answer that the first view of this address shows. Only the first reader gets it: the page goes on from there
 * without asking the server again.
 */
export const takeShownAnswer = (address: string): unknown => {
  const { asked } = window
  if (asked?.url !== address || asked.data === undefined) return undefined
  window.asked = undefined
  return asked.data
}
