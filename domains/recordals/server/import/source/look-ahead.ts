/**
 * Shows `judge` the first things of a stream of batches, at least `wanted` of them if there are so many; answers what it
 * made of them, and the whole stream again. When it fails the stream is closed.
 */
export const lookAhead = async <T, R>(
  batches: AsyncIterable<readonly T[]>,
  wanted: number,
  judge: (first: readonly T[]) => R | Promise<R>,
): Promise<{ judged: R; all: AsyncIterable<readonly T[]> }> => {
  const iterator = batches[Symbol.asyncIterator]()
  const first: T[] = []
  while (first.length < wanted) {
    const { value, done } = await iterator.next()
    if (done) break
    first.push(...value)
  }
  const all = async function* () {
    try {
      yield first
      for (;;) {
        const { value, done } = await iterator.next()
        if (done) return
        yield value
      }
    } finally {
      await iterator.return?.()
    }
  }
  try {
    return { judged: await judge(first), all: all() }
  } catch (error) {
    await iterator.return?.()
    throw error
  }
}
