/** The bytes that an address answered with, or a few words for the operator on why it did not answer. */
export type Answer = { bytes: Uint8Array } | { fault: string }

const readBody = async (response: Response, maxBytes: number): Promise<Answer> => {
  if (!response.body) return { bytes: new Uint8Array() }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > maxBytes) return { fault: `more than ${maxBytes} bytes` }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

/** The reason that Node hides below "fetch failed", such as ECONNREFUSED. */
const reasonOf = (error: Error): string => {
  const { cause } = error
  return cause instanceof Error ? ((cause as { code?: string }).code ?? cause.message) : error.message
}

/**
 * Calls an address that the operator configured. It follows no redirect, gives up after a time, and reads no more than a
 * given number of bytes.
 */
export const readAnswer = async (
  url: string,
  request: RequestInit,
  limits: { within: number; maxBytes: number },
): Promise<Answer> => {
  try {
    const signal = AbortSignal.timeout(limits.within)
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    if (response.ok) return await readBody(response, limits.maxBytes)
    await response.body?.cancel()
    return { fault: `HTTP ${response.status}` }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: error.name === 'TimeoutError' ? 'no answer in time' : reasonOf(error) }
  }
}
