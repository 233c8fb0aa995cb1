import { createGate, type Gate } from './gate.ts'

/** Runs a task when its turn has come; `whose` is the user whose work it is. */
export type FairGate = <T>(whose: string, task: () => Promise<T>) => Promise<T>

type Places = {
  /** How many tasks run at once, and how many more may wait in the common line. */
  running: number
  waiting: number
  /**
   * How many tasks of one user may run or wait in the common line at the same time; his other tasks wait in a line of his
   * own.
   */
  each: number
  /** How many tasks may wait in the own line of one user. */
  eachWaiting: number
}

/**
 * Makes a gate where the work of one user does not keep others waiting: of forty tasks of one user only `each` stand in the
 * common line, and a task of somebody else goes before the rest. Whoever fills a line gets 503 with Retry-After.
 */
export const createFairGate = ({ running, waiting, each, eachWaiting }: Places): FairGate => {
  const common = createGate({ running, waiting })
  const lines = new Map<string, { gate: Gate; tasks: number }>()
  return async (whose, task) => {
    const line = lines.get(whose) ?? { gate: createGate({ running: each, waiting: eachWaiting }), tasks: 0 }
    lines.set(whose, line)
    line.tasks += 1
    try {
      return await line.gate(() => common(task))
    } finally {
      line.tasks -= 1
      if (line.tasks === 0) lines.delete(whose)
    }
  }
}
