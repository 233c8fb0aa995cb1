/** What the document has asked for before any script arrived; its boot script leaves it here. */
type Asked = { url: string; answer: Promise<Response | undefined> }

declare global {
  interface Window {
    asked?: Asked | undefined
  }
}

/** The answer to exactly this address, once and only where it was a success; undefined: it is to be asked for. */
export const takeEarlyAnswer = async (address: string, signal: AbortSignal): Promise<Response | undefined> => {
  const { asked } = window
  if (asked?.url !== address) return undefined
  window.asked = undefined
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const response = await Promise.race([asked.answer, late])
  return response?.ok ? response : undefined
}
