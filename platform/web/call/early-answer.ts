/** What the document has asked for before any script arrived; its boot script leaves it here. */
type Asked = {
  url: string
  answer: Promise<Response | undefined>
  /** What the answer says, once the first view shows it. */
  data?: unknown
}

declare global {
  interface Window {
    asked?: Asked | undefined
  }
}

/**
 * The answer to exactly this address, once and only where it would be the same if asked again: a success, or that there
 * is no such thing; undefined: it is to be asked for.
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
  // What nobody reads would hold its connection.
  await response.body?.cancel()
  return undefined
}

/** What the first view of this address shows, once: the page goes on from there without asking. */
export const takeShownAnswer = (address: string): unknown => {
  const { asked } = window
  if (asked?.url !== address || asked.data === undefined) return undefined
  window.asked = undefined
  return asked.data
}
