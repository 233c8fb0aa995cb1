/** A round of equal work that waits for its turn: how much its callers have brought together, and its result. */
type Round<T> = { joined: number; result: Promise<T> }

export type InTurn<T> = (
  key: string,
  work: (joined: number) => Promise<T>,
  weight?: number,
) => Promise<{ result: T; behind: number }>

/**
 * Lets equal work of one key run once at a time. Callers who come while it runs join the next round together; `work` runs
 * once for a round and is told what they weigh together, which is one each unless told. `behind` says what joined the same
 * round after this caller.
 */
export const createInTurn = <T>(): InTurn<T> => {
  const waiting = new Map<string, Round<T>>()
  const running = new Map<string, Promise<unknown>>()

  const open = (key: string, work: (joined: number) => Promise<T>): Round<T> => {
    const before = running.get(key) ?? Promise.resolve()
    const start = async (): Promise<T> => {
      await Promise.allSettled([before])
      waiting.delete(key)
      return work(round.joined)
    }
    const round: Round<T> = { joined: 0, result: start() }
    waiting.set(key, round)
    running.set(key, round.result)
    const leave = () => {
      if (running.get(key) === round.result) running.delete(key)
    }
    round.result.then(leave, leave)
    return round
  }

  return async (key, work, weight = 1) => {
    const round = waiting.get(key) ?? open(key, work)
    round.joined += weight
    const place = round.joined
    const result = await round.result
    return { result, behind: round.joined - place }
  }
}
