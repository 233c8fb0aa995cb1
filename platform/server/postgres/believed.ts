import type { Ctx } from '../context.ts'
import type { Db } from './database.ts'
import { afterCommit } from './transaction.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** How long a process believes what it has read. */
const believedMs = 5_000

type Known<T> = { at: number; change: number; value: Promise<T> }

export type Believed<T> = {
  /** What the process knows, or what it reads now. */
  read: (ctx: ReadCtx) => Promise<T>
  /**
   * Makes a transaction read again at once, and this process when what the transaction wrote has been committed. Other
   * processes find it within five seconds.
   */
  lookAgain: (ctx: Pick<Ctx, 'db'>) => void
}

/**
 * Keeps what changes seldom and is asked for often: a process believes for five seconds what `look` read. A transaction reads
 * for itself, since it may have changed it.
 */
export const believed = <T>(look: (ctx: ReadCtx) => Promise<T>): Believed<T> => {
  const known = new WeakMap<Db, Known<T>>()
  let changes = 0
  return {
    read: (ctx) => {
      const now = ctx.now().getTime()
      const last = known.get(ctx.db)
      if (last && last.change === changes && Math.abs(now - last.at) < believedMs) return last.value
      const next = { at: now, change: changes, value: look(ctx) }
      known.set(ctx.db, next)
      next.value.catch(() => {
        if (known.get(ctx.db) === next) known.delete(ctx.db)
      })
      return next.value
    },
    lookAgain: ({ db }) => {
      known.delete(db)
      afterCommit(db, () => {
        changes += 1
      })
    },
  }
}
