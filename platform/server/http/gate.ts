import { failPlatform } from './failures.ts'

/**
 * `ahead` is true for a caller who is known to be no stranger: such callers wait in a short line of their own that is
 * served first.
 */
export type Lane = { ahead: boolean }

export type Gate = {
  <T>(task: () => Promise<T>, lane?: Lane): Promise<T>
  /**
   * Fails with `server.overloaded` where a task would be turned away now: so that nothing is asked of the database for a
   * caller who will be refused.
   */
  ensureRoom: (lane?: Lane) => void
}

const behind: Lane = { ahead: false }

/**
 * Makes a gate for heavy work: `running` tasks run at once, `waiting` wait in line, and any more get 503 with Retry-After.
 * A flood of strangers fills only the line of strangers: `ahead` further places are kept for known callers, and their turn
 * comes first.
 */
export const createGate = ({
  running,
  waiting,
  ahead = 0,
}: {
  running: number
  waiting: number
  ahead?: number
}): Gate => {
  let active = 0
  const strangers: (() => void)[] = []
  const known: (() => void)[] = []
  const lineOf = (lane: Lane) =>
    lane.ahead && ahead > 0 ? { line: known, places: ahead } : { line: strangers, places: waiting }
  const ensureRoom = (lane: Lane = behind): void => {
    const { line, places } = lineOf(lane)
    if (active >= running && line.length >= places) failPlatform('server.overloaded')
  }
  const enter = async (lane: Lane): Promise<void> => {
    if (active < running) {
      active += 1
      return
    }
    ensureRoom(lane)
    await new Promise<void>((admit) => lineOf(lane).line.push(admit))
  }
  /** Hands the place of a finished task directly to the next in line, so that no newcomer gets in between. */
  const leave = (): void => {
    const next = known.shift() ?? strangers.shift()
    if (next) next()
    else active -= 1
  }
  const pass = async <T>(task: () => Promise<T>, lane: Lane = behind): Promise<T> => {
    await enter(lane)
    try {
      return await task()
    } finally {
      leave()
    }
  }
  return Object.assign(pass, { ensureRoom })
}
