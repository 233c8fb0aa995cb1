import autocannon from 'autocannon'
import type { HttpCall } from './calls.ts'
import type { Process } from './processes.ts'

export type Load = { connections: number } & ({ seconds: number } | { calls: number })
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  /** Processor time of the server for one call, in µs: other work on the machine hardly changes it. */
  cpu: number
}

/**
 * Sends a call as often as the server takes it, built anew each time so that its keys differ. One failed call ends the
 * bench.
 */
export const fire = async (server: Process, call: () => HttpCall, load: Load): Promise<Measured> => {
  const before = server.cpuMs() ?? Number.NaN
  const result = await autocannon({
    url: server.url,
    connections: load.connections,
    ...('calls' in load ? { amount: load.calls } : { duration: load.seconds }),
    requests: [{ ...call(), setupRequest: (request) => ({ ...request, ...call() }) }],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(`${call().path}: ${failed} of ${result['2xx'] + failed} calls failed`)
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((server.cpuMs() ?? Number.NaN) - before) * (1000 / result['2xx']),
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
