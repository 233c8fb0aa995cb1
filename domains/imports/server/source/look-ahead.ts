/**
 * Shows `judge` the first items of a stream of batches, at least `wanted` of them if there are so many. Answers the result of
 * `judge` and the whole stream, from its beginning. When `judge` fails, the stream is closed.
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
