import type { Log } from '@portal/platform/server'

export type StartSteps = {
  /** Runs one step of a start and notes how long it took. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** The steps so far with their times, in order, as text for a person. */
  told: () => string
  /** Writes the same to the log. */
  logTo: (log: Log) => void
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} 秒`

/** Measures where the time of a start goes: recovery after a crash, migrations and checks are steps of their own. */
export const createStartSteps = (now: () => number = () => performance.now()): StartSteps => {
  const from = now()
  const done: { name: string; ms: number }[] = []
  return {
    step: async (name, work) => {
      const started = now()
      const result = await work()
      done.push({ name, ms: Math.round(now() - started) })
      return result
    },
    told: () => `启动用时 ${seconds(now() - from)}：${done.map(({ name, ms }) => `${name} ${seconds(ms)}`).join('，')}`,
    logTo: (log) => {
      for (const { name, ms } of done) log.info({ step: name, ms }, 'a step of the start')
    },
  }
}
