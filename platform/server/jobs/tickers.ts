import type { JobCtx, ServerDomain, Ticker } from '../domain.ts'
import type { Log } from '../log/log.ts'
import { trouble } from '../log/trouble.ts'

const startTicker = (ctx: JobCtx, { name, everyMs, run }: Ticker, log: Log): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const told = trouble(log, `the ticker ${name}`)
  const timer = setInterval(() => {
    running ??= run(ctx, stopping.signal)
      .then(told.worked, told.failed)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Starts every domain's tickers. The function returned stops them and waits for runs that are under way. */
export const startTickers = (ctx: JobCtx, domains: readonly ServerDomain[], log: Log): (() => Promise<void>) => {
  const stops = domains.flatMap((domain) => domain.tickers ?? []).map((ticker) => startTicker(ctx, ticker, log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
