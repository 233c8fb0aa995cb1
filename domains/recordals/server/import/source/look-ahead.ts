/** The first things of a stream of batches, at least `wanted` of them if there are so many, and the whole stream again. */
export const lookAhead = async <T>(
  batches: AsyncIterable<readonly T[]>,
  wanted: number,
): Promise<{ first: readonly T[]; all: AsyncIterable<readonly T[]> }> => {
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
  return { first, all: all() }
}
