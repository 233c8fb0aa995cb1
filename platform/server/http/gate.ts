import { failPlatform } from './failures.ts'

export type Gate = {
  <T>(task: () => Promise<T>): Promise<T>
  /** Turns away at once whom the gate would turn away: before anything is asked of the database for him. */
  ensureRoom: () => void
}

/** Heavy work passes one by one: `running` at once, `waiting` in line, and whoever comes on top gets 503 with Retry-After. */
export const createGate = ({ running, waiting }: { running: number; waiting: number }): Gate => {
  let active = 0
  const line: (() => void)[] = []
  const ensureRoom = (): void => {
    if (active >= running && line.length >= waiting) failPlatform('server.overloaded')
  }
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1
      return
    }
    ensureRoom()
    await new Promise<void>((admit) => line.push(admit))
  }
  /** A place goes from hand to hand, so that nobody slips in between. */
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else active -= 1
  }
  const pass = async <T>(task: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
  return Object.assign(pass, { ensureRoom })
}
