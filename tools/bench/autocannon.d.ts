/** The part of autocannon 9 that the bench uses; the package brings no types of its own. */
declare module 'autocannon' {
  export type Request = { method: string; path: string; headers: Record<string, string>; body?: string }
  export type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** How many calls to send, however long they take. */
    amount?: number
    /** How many calls to send each second, over all connections. */
    overallRate?: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  export type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { p50: number; p99: number }
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
