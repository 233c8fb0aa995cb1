import { fail } from './failures.ts'

export type Gate = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Lets few tasks run at once and few wait; whoever comes on top is told to come back (503).
 * A flood of logins otherwise fills the thread pool that file reads need too (measured: security.md §0.5).
 */
export const createGate = ({ running, waiting }: { running: number; waiting: number }): Gate => {
  let active = 0
  const queue: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1
      return
    }
    if (queue.length >= waiting) fail('server.overloaded')
    await new Promise<void>((admit) => queue.push(admit))
  }
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
