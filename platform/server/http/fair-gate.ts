import { createGate, type Gate } from './gate.ts'

/** Runs a task when its turn has come; `whose` names the user whose work it is. */
export type FairGate = <T>(whose: string, task: () => Promise<T>) => Promise<T>

type Places = {
  /** How many tasks run at once, and how many more stand in line. */
  running: number
  waiting: number
  /** How many of them one user may have there at the same time; the others of the same user wait in a line of their own. */
  each: number
  /** How long that line of one user may be. */
  eachWaiting: number
}

/**
 * A gate through which nobody's work keeps that of others waiting: whoever sends forty tasks has `each` of them in the
 * common line, and a task of somebody else passes the remaining ones by. Who exceeds a line gets 503 with Retry-After.
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
