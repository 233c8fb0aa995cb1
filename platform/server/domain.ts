import type { Config } from './config/config.ts'
import type { Settings } from './config/settings.ts'
import type { Ctx } from './context.ts'
import type { Route } from './http/routes.ts'
import type { NoticeEntry } from './notice.ts'
import type { Purview } from './purview.ts'

/** What jobs and listeners work with: nobody is signed in. */
export type JobCtx = Omit<Ctx, 'actor' | 'address' | 'token' | 'device' | 'userAgent' | 'purviews'>

/** Work that runs on a schedule, in one process at a time. `cron` in Asia/Shanghai. */
export type Job = { name: string; cron: string; run: (ctx: JobCtx) => Promise<void> }

/**
 * Work that comes due within seconds, where a schedule by the minute is too slow. It runs in every process, one after the
 * other in each, so that what it works on must be taken by a lock or a row; nothing due costs one look. Whoever works for
 * longer than a stop may wait ends when `stopping` calls, and goes on at the next start.
 */
export type Ticker = { name: string; everyMs: number; run: (ctx: JobCtx, stopping: AbortSignal) => Promise<void> }

/** One event as the outbox held it: `id` is the same however often it is delivered, `at` when it happened. */
export type Occurrence = { id: string; at: Date }

/** A reaction to another domain's event; delivered at least once, after the event's transaction. */
export type Listener = {
  event: string
  name: string
  react: (ctx: JobCtx, data: unknown, occurrence: Occurrence) => Promise<void>
  /** Somebody sits and waits for it: it is looked for four times as often, which costs a statement each time. */
  prompt?: true
}

/** `from` as `/e/:no`; `to` is an address on this host. */
export type Redirect = { from: `/${string}`; to: (params: Readonly<Record<string, string>>) => `/${string}` }

/** A sealed column (`table.column`) whose seal is bound to another name than its own. */
export type BoundSeal = { column: `${string}.${string}_sealed`; boundTo: string }

/** Users that demonstration data belongs to, by their ids: whose cases are shown, another customer, who handles them. */
export type DemonstrationPeople = { customer: string; other: string; staff: string }

/**
 * One part of the demonstration data of a domain. It runs once, into a database without it, and needs no other than those
 * in `after`, which are of its own domain or of one that its domain uses.
 */
export type DemonstrationStep = {
  /** `requests.cases`: the same for ever, and nobody else's. */
  name: string
  /** In Chinese, for whoever waits for it. */
  title: string
  after?: readonly DemonstrationStep[]
  run: (ctx: JobCtx, people: DemonstrationPeople) => Promise<void>
}

/** Looks up how things of one kind are called now, by reference; what is missing in the answer is gone. */
export type FindTitles = (ctx: Pick<Ctx, 'db' | 'now'>, references: string[]) => Promise<Map<string, string>>

/** The server side of a domain: one line in `apps/server/domains.ts` adds it. */
export type ServerDomain = {
  name: string
  routes: Route[]
  /** What only this domain understands of what is set from outside (`defineSettings`); judged before anything is opened. */
  settings?: Settings
  /** What a production portal can run without and should not have to: each sentence names the setting. */
  warnings?: (config: Config) => readonly (string | false)[]
  /** Origins of the pages that this domain's pages show in a frame. */
  frames?: (config: Config) => readonly string[]
  /** Puts into the database what must stand there before the first call. Runs at each start, so a second time changes nothing. */
  prepare?: (ctx: JobCtx) => Promise<void>
  /** What a demonstration shows of this domain, in steps that can run one by one. */
  demonstrate?: readonly DemonstrationStep[]
  /** Short addresses that live for ever, and the page that each leads to now. */
  redirects?: readonly Redirect[]
  jobs?: Job[]
  tickers?: readonly Ticker[]
  listeners?: Listener[]
  purviews?: readonly Purview[]
  seals?: readonly BoundSeal[]
  /** How its things are called now, by their kind, for the domain that keeps references to them. */
  titles?: Readonly<Record<string, FindTitles>>
  /** Who is told of its events, and how; the composition root hands them to the domain that tells. */
  notices?: readonly NoticeEntry[]
}
