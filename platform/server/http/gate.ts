import { failPlatform } from './failures.ts'

/** `ahead`: the caller is known to be no stranger, and waits in a short line of his own that is served first. */
export type Lane = { ahead: boolean }

export type Gate = {
  <T>(task: () => Promise<T>, lane?: Lane): Promise<T>
  /** Turns away at once whom the gate would turn away: before anything is asked of the database for him. */
  ensureRoom: (lane?: Lane) => void
}

const behind: Lane = { ahead: false }

/**
 * Heavy work passes one by one: `running` at once, `waiting` in line, and whoever comes on top gets 503 with Retry-After.
 * A flood of strangers fills their line alone: `ahead` places are kept for callers who are known, and their turn comes
 * first.
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
  /** A place goes from hand to hand, so that nobody slips in between. */
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
