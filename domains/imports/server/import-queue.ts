import {
  isAppFailure,
  type JobCtx,
  type OwnConnection,
  onOwnConnection,
  type Ticker,
  underLock,
} from '@portal/platform/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { queuedImports } from './list-imports.ts'
import type { KindWith, ListKind } from './list-kind.ts'
import { runImport } from './run-import.ts'

/** An import during which the process ended this often is not begun again by itself. */
const mostAttempts = 5
/** The pause in ms after a fault that is not the file's, such as an object store that does not answer. */
const pauseMs = 10_000

const pause = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const gaveUp = '多次未能完成，已停止；请技术人员查看日志后再试'

/** The import that was running when the portal stopped, else the first one in the queue. */
const findNext = async (kind: KindWith<'tables'>, ctx: Pick<JobCtx, 'db'>): Promise<string | undefined> => {
  const [next] = await queuedImports(kind, ctx).limit(1)
  return next?.id
}

const failImport = async (
  { tables: { imports } }: KindWith<'tables'>,
  ctx: JobCtx,
  id: string,
  failure: string,
): Promise<void> => {
  await ctx.db
    .update(imports)
    .set({ state: 'failed', phase: null, endTime: ctx.now(), failure })
    .where(eq(imports.id, id))
}

const begin = async ({ tables: { imports } }: KindWith<'tables'>, ctx: JobCtx, id: string) => {
  const unread = { bytes: 0, lines: 0, accepted: 0, refused: 0 }
  const unmerged = { doubled: 0, added: 0, changed: 0, unchanged: 0 }
  const [begun] = await ctx.db
    .update(imports)
    .set({
      ...unread,
      ...unmerged,
      endTime: null,
      failure: null,
      state: 'running',
      phase: 'reading',
      startTime: ctx.now(),
      attempts: sql`${imports.attempts} + 1`,
    })
    .where(and(eq(imports.id, id), inArray(imports.state, ['running', 'queued'])))
    .returning()
  return begun
}

type Outcome = 'done' | 'busy' | 'again'

/** One import that is to be run; `own` is the connection that holds the lock meanwhile. */
type Turn = { id: string; own: OwnConnection; signal: AbortSignal | undefined }

/** Runs one import: a fault of the file ends it as failed, after any other fault it may be begun again. */
const attempt = async <Row>(kind: ListKind<Row>, ctx: JobCtx, { id, own, signal }: Turn): Promise<Outcome> => {
  const record = await begin(kind, ctx, id)
  if (!record) return 'done'
  if (record.attempts > mostAttempts) {
    await failImport(kind, ctx, id, gaveUp)
    return 'done'
  }
  try {
    await runImport(kind, ctx, own, record)
    return 'done'
  } catch (error) {
    if (isAppFailure(error) && error.code.startsWith('import.')) {
      await failImport(kind, ctx, id, error.failure.msg)
      return 'done'
    }
    if (!signal?.aborted) {
      ctx.log.error({ err: error, importId: id }, `an import of ${kind.name} was cut off and is begun again`)
    }
    return 'again'
  }
}

const takeTurn = <Row>(kind: ListKind<Row>, ctx: JobCtx, id: string, signal?: AbortSignal): Promise<Outcome> =>
  onOwnConnection(
    ctx.db,
    (own) => underLock(own, `${kind.name}.import`, () => attempt(kind, ctx, { id, own, signal })),
    signal,
  )

/**
 * Runs the next import of the queue, if there is one, and answers whether it ran one. A lock of the database, which ends with
 * its connection, lets one import of a kind of list run at a time in all processes.
 */
export const runNextImport =
  <Row>(kind: ListKind<Row>) =>
  async (ctx: JobCtx, signal?: AbortSignal): Promise<boolean> => {
    const next = await findNext(kind, ctx)
    if (next === undefined) return false
    const outcome = await takeTurn(kind, ctx, next, signal)
    if (outcome === 'again' && !signal?.aborted) await pause(signal)
    return outcome === 'done'
  }

const everyMs = 1_000

/** Runs the imports of one kind of list as they are queued. */
export const importTickers = <Row>(kind: ListKind<Row>): readonly Ticker[] => [
  {
    name: `${kind.name}.import`,
    everyMs,
    run: async (ctx, stopping) => {
      await runNextImport(kind)(ctx, stopping)
    },
  },
]
