import type { HealthState } from '../contract/health-state.ts'
import type { ActLog } from './acts/act-log.ts'
import type { RecordKind } from './acts/record-kind.ts'
import type { Config } from './config/config.ts'
import type { Settings } from './config/settings.ts'
import type { Ctx, SignedInCtx } from './context.ts'
import type { History } from './history.ts'
import type { Route } from './http/routes.ts'
import type { LinkReaders } from './link-readers.ts'
import type { MatterSource } from './matter-source.ts'
import type { DomainMetric } from './metrics.ts'
import type { NoticeEntry } from './notice.ts'
import type { OperatorText } from './operator-text.ts'
import type { Permission } from './permission.ts'
import type { PersonalSource } from './personal-source.ts'
import type { Purview } from './purview.ts'
import type { SearchSource } from './search-source.ts'
import type { DeskSearch, ListCount, RiskSource, TodayCard, TrendSource } from './workday-source.ts'

/** The context of jobs and listeners: a `Ctx` without a caller, since nobody is signed in. */
export type JobCtx = Omit<
  Ctx,
  'actor' | 'address' | 'token' | 'device' | 'userAgent' | 'purviews' | 'permissions' | 'act'
>

/** Work that runs on a schedule, in one process at a time. `cron` is read in the time zone Asia/Shanghai. */
export type Job = { name: string; cron: string; run: (ctx: JobCtx) => Promise<void> }

/**
 * Work that comes due within seconds, where a schedule by the minute is too slow. Every process runs each ticker, one run
 * after the other, so a run must take what it works on by a lock or a row; a run with nothing due should cost one look. A
 * run that lasts longer than a stop may wait must end when `stopping` is aborted, and goes on at the next start.
 */
export type Ticker = { name: string; everyMs: number; run: (ctx: JobCtx, stopping: AbortSignal) => Promise<void> }

/** One event as the outbox held it. `id` stays the same however often the event is delivered; `at` is when it happened. */
export type Occurrence = { id: string; at: Date }

/** A reaction to another domain's event. The event is delivered at least once, after its transaction has committed. */
export type Listener = {
  event: string
  name: string
  react: (ctx: JobCtx, data: unknown, occurrence: Occurrence) => Promise<void>
}

/** A short address and where it leads: `from` is a route such as `/e/:no`, `to` an address on this host. */
export type Redirect = { from: `/${string}`; to: (params: Readonly<Record<string, string>>) => `/${string}` }

/** A sealed column (`table.column`) whose values are sealed under another column name (`boundTo`) than its own. */
export type BoundSeal = { column: string; boundTo: string }

/**
 * The ids of the users that demonstration data belongs to: `customer` owns the cases shown, `other` is another customer,
 * `staff` handles the cases.
 */
export type DemonstrationPeople = { customer: string; other: string; staff: string }

/**
 * One part of the demonstration data of a domain. It runs once, in a database that does not have this part yet. It needs no
 * steps but those in `after`, which belong to its own domain or to one that its domain uses.
 */
export type DemonstrationStep = {
  /** The name of the step, as `requests.cases`: no other step has it, and it never changes. */
  name: string
  /** The title in Chinese, shown to whoever waits for the step. */
  title: string
  after?: readonly DemonstrationStep[]
  run: (ctx: JobCtx, people: DemonstrationPeople) => Promise<void>
}

/**
 * Finds the present titles of things of one kind by their references. A reference that is missing in the answer no longer
 * exists.
 */
export type FindTitles = (ctx: Pick<Ctx, 'db' | 'now'>, references: string[]) => Promise<Map<string, string>>

/**
 * A number of a domain in `/metrics`, read each time somebody asks; not a number where nobody knows it. With a label there is
 * a number for each of its values; null where nobody knows any of them.
 */
export type DomainGauge = { name: string; help: string } & (
  | { label?: undefined; read: (ctx: JobCtx) => Promise<number> }
  | {
      label: { name: string; values: readonly string[] }
      read: (ctx: JobCtx) => Promise<ReadonlyMap<string, number> | null>
    }
)

/** What a check found, in words for whoever runs the portal: what is so, and what to do where it is not ok. */
export type HealthFinding = { state: HealthState; text: string }

/** Something of a domain that may stop working. A look should cost little, since each process looks once a minute. */
export type HealthCheck = {
  /** As `orders.books`; no other check has it. */
  key: string
  name: string
  look: (ctx: JobCtx) => Promise<HealthFinding>
}

/** The server side of a domain: one line in `apps/server/domains.ts` adds it. */
export type ServerDomain = {
  name: string
  routes: Route[]
  /** The settings that only this domain understands (`defineSettings`); they are judged before anything is opened. */
  settings?: Settings
  /** Sentences about settings that a production portal can run without but should not; each names its setting. */
  warnings?: (config: Config) => readonly (string | false)[]
  /** Other hosts that answer calls of the portal's pages: the beginning of a path, and the address put before it. */
  callHosts?: (config: Config) => Readonly<Record<string, string>>
  /** Origins of other sites that pages of this domain show in a frame. */
  frames?: (config: Config) => readonly string[]
  /**
   * Writes what the database must hold before the first call. It runs at each start, so a second run must change nothing.
   */
  prepare?: (ctx: JobCtx) => Promise<void>
  /** What a demonstration shows of this domain, in steps that can run one by one. */
  demonstrate?: readonly DemonstrationStep[]
  /** Short addresses that live for ever, and the page that each leads to now. */
  redirects?: readonly Redirect[]
  /** What `/metrics` shows of this domain. */
  metrics?: readonly DomainMetric[]
  jobs?: Job[]
  tickers?: readonly Ticker[]
  gauges?: readonly DomainGauge[]
  /** What the page 运行状态 shows of this domain. The composition root hands the checks to the domain of operations. */
  checks?: readonly HealthCheck[]
  listeners?: Listener[]
  purviews?: readonly Purview[]
  /** What the calls of this domain ask of staff by name. */
  permissions?: readonly Permission[]
  /** The records that calls of staff name in their addresses: also an act that did not succeed is told of its record. */
  records?: readonly RecordKind[]
  /** Keeps what staff do, where this domain is the one that does. */
  actLog?: ActLog
  seals?: readonly BoundSeal[]
  /** Finds the present titles of this domain's things, by their kind, for the domain that keeps references to them. */
  titles?: Readonly<Record<string, FindTitles>>
  /** What the portal's one search finds of this domain. The composition root hands it to the domain that searches. */
  searches?: readonly SearchSource[]
  /** Places on this domain's pages that show words of the operator. The composition root hands them to the domain of the site. */
  texts?: readonly OperatorText[]
  /** Who is told of this domain's events, and how. The composition root hands these entries to the notices domain. */
  notices?: readonly NoticeEntry[]
  /** The matters that this domain has of a customer. The composition root joins those of all domains in one list. */
  matters?: MatterSource
  /** What this domain shows on 今日工作. The composition root hands these to the domain that shows the day's work. */
  todayCards?: readonly TodayCard[]
  risks?: RiskSource
  trends?: readonly TrendSource[]
  /** What the search of the back office finds of this domain. The composition root hands it to the same domain. */
  finds?: readonly DeskSearch[]
  /** Lists of this domain that count under the filters which staff keep. The composition root hands them to the same domain. */
  listCounts?: readonly ListCount[]
  /** What this domain keeps of a person. */
  personal?: PersonalSource
  /** The tables in which this domain writes down what happened to records of customers. */
  histories?: readonly History[]
  /** Who may still open the files of its records by a signed link that was given to him. */
  linkReaders?: LinkReaders
  /** How many unfinished forms the caller has. */
  countDrafts?: (ctx: SignedInCtx) => Promise<number>
}
