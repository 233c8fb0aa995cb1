import type { Endpoint } from '../../contract/api.ts'
import type { Ctx } from '../context.ts'
import type { ServerDomain } from '../domain.ts'
import { isAppFailure } from '../http/failures.ts'
import { countAgainst } from '../http/rates.ts'
import type { Route } from '../http/routes.ts'
import { isDatabaseUnavailable } from '../postgres/database.ts'
import { type Act, type ActDetail, type ActOutcome, type ActUnderWay, joinedDetails } from './act.ts'
import type { ActLog } from './act-log.ts'
import { actNameOf, actNames } from './act-names.ts'
import { type RecordKind, recordKindOf, subjectInPath } from './record-kind.ts'

type Asked = { params?: unknown }

export type ActKeeper = {
  /** The route's handler, which leaves an entry where the call succeeds. */
  handle: Route['handle']
  /** Writes that a caller was not allowed to make the call, at most once a minute for each caller. */
  refused: (ctx: Ctx, asked: Asked, error: unknown) => Promise<void>
  /** Runs a call, or what judges one whose fields are wrong, and writes where that does not succeed. */
  watch: (ctx: Ctx, asked: Asked, run: () => Promise<unknown>) => Promise<unknown>
}

const isOfStaff = ({ access }: Endpoint): boolean => access === 'staff' || access === 'topAdministrator'
const isChange = (endpoint: Endpoint): boolean => isOfStaff(endpoint) && endpoint.method !== 'GET'

/** Whether each success of a call leaves an entry, also where its use case says nothing. */
const isKept = (endpoint: Endpoint): boolean => isOfStaff(endpoint) && (isChange(endpoint) || endpoint.audited === true)

/** Whether what the use case says of this call is kept: of what customers do, only where the call is marked. */
const isHeard = ({ actor }: Ctx, { audited }: Endpoint): boolean =>
  audited === true || actor === null || actor.userType === 'staff'

/** Whether the call runs in a transaction of its own, begun here. */
const isHeld = (endpoint: Endpoint): boolean => isChange(endpoint) && !endpoint.submits && !endpoint.inSteps

/** The record as the path names it; where no domain says which kind of record that is, the domain and what it is given. */
const recordOf = ({ domain, kind }: Pick<Kept, 'domain' | 'kind'>, asked: Asked): Partial<ActDetail> => {
  const params = (asked.params ?? {}) as Record<string, unknown>
  if (kind) return subjectInPath(kind, params)
  return { subjectKind: domain, subjectRef: Object.values(params).join('/') }
}

const oncePerMinute = { calls: 1, seconds: 60 }

/** A refusal that was noted within the last minute is not noted again. */
const isNotedAlready = async (ctx: Parameters<typeof countAgainst>[0], act: string): Promise<boolean> => {
  try {
    await countAgainst(ctx, `refused ${act}`, oncePerMinute)
    return false
  } catch (error) {
    if (isAppFailure(error) && error.code === 'calls.too_many') return true
    throw error
  }
}

/** What went wrong, in the words that the caller reads; of a fault of the portal itself the log of the process has more. */
const wordsOf = (error: unknown): string => (isAppFailure(error) ? error.failure.msg : '系统错误')

const isRefusal = (error: unknown): boolean => isAppFailure(error) && [401, 403].includes(error.failure.http)

/** A database that does not answer cannot store either that it did not. */
const isPassing = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (isAppFailure(error) && ['server.overloaded', 'calls.too_many'].includes(error.code))

type Kept = {
  domain: string
  act: string
  route: Route
  log: ActLog
  strict: boolean
  /** The kind of record that the call is about. */
  kind: RecordKind | undefined
}

/** A record that is not there has no page. */
const isGone = (error: unknown): boolean => isAppFailure(error) && error.failure.http === 404

const keeperOf = (kept: Kept): ActKeeper => {
  const { act, route, log, strict } = kept
  const { endpoint } = route
  const base = { act, actName: actNameOf(endpoint) }
  /** Writes by itself. Where that fails, the caller is to read why his call failed, not that this could not be written down. */
  const keep = async (ctx: Ctx, entry: Act): Promise<void> => {
    try {
      const counted = entry.by === undefined ? ctx : { ...ctx, actor: { userId: entry.by } }
      if (entry.outcome === 'refused' && (await isNotedAlready(counted, act))) return
      await log(ctx, entry)
    } catch (fault) {
      ctx.log.error({ err: fault, act }, 'an act could not be logged')
    }
  }
  const within = async (ctx: Ctx, input: unknown, outside = ctx): Promise<unknown> => {
    const said: ActDetail[] = []
    const record: ActUnderWay['record'] = async (db, detail, outcome = 'done') => {
      said.push(detail)
      if (endpoint.inSteps) await log({ ...ctx, db }, { ...base, outcome, ...detail })
    }
    const refuse: ActUnderWay['refuse'] = (refusal) => keep(outside, { ...base, outcome: 'refused', ...refusal })
    const reply = await route.handle(isHeard(ctx, endpoint) ? { ...ctx, act: { record, refuse } } : ctx, input)
    if (strict && endpoint.tellsChange && said.length === 0) throw new Error(`${act} did not record what it changed`)
    const [first, ...rest] = said
    if (first && !endpoint.inSteps) await log(ctx, { ...base, outcome: 'done', ...rest.reduce(joinedDetails, first) })
    if (!first && isKept(endpoint)) await log(ctx, { ...base, outcome: 'done', ...recordOf(kept, input as Asked) })
    return reply
  }
  const end = async (ctx: Ctx, asked: Asked, { outcome, error }: { outcome: ActOutcome; error: unknown }) => {
    if (isPassing(error)) return
    const { link, ...record } = recordOf(kept, asked)
    const page = link === undefined || isGone(error) ? {} : { link }
    await keep(ctx, { ...base, outcome, ...record, ...page, note: wordsOf(error) })
  }
  return {
    handle: (ctx, input) => {
      if (!isHeld(endpoint)) return within(ctx, input)
      // All that one change writes has the same time, as in a submission.
      const at = ctx.now()
      return ctx.db.transaction((tx) => within({ ...ctx, db: tx, now: () => at }, input, ctx))
    },
    refused: async (ctx, asked, error) => {
      if (isOfStaff(endpoint) && ctx.actor && isRefusal(error)) await end(ctx, asked, { outcome: 'refused', error })
    },
    watch: async (ctx, asked, run) => {
      try {
        return await run()
      } catch (error) {
        const outcome = isRefusal(error) ? 'refused' : 'failed'
        if (outcome === 'refused' ? isOfStaff(endpoint) : isKept(endpoint)) await end(ctx, asked, { outcome, error })
        throw error
      }
    },
  }
}

/**
 * Makes for each route what keeps its calls in the log of the domain that has one; where none has, changes run as they would
 * and nothing is written. `strict`, in tests: a call that promises to say what it changed must do so.
 */
export const actKeepers = (domains: readonly ServerDomain[], strict: boolean): ((route: Route) => ActKeeper) => {
  const names = actNames(domains)
  const kept = domains.find(({ actLog }) => actLog !== undefined)?.actLog
  const kinds = domains.flatMap(({ records = [] }) => records)
  return (route) => {
    const act = names.get(route) ?? route.name
    const domain = act.split('.')[0] ?? act
    const kind = recordKindOf(kinds, route.endpoint)
    const keeper = keeperOf({ domain, act, route, log: kept ?? (async () => undefined), strict, kind })
    return kept
      ? keeper
      : { handle: keeper.handle, refused: async () => undefined, watch: (_ctx, _asked, run) => run() }
  }
}
