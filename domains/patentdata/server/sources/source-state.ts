import type { Ctx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { sourceLimits } from '../../contract/source-limits.ts'
import type { OpsWord } from '../ops/ask-patent.ts'
import { pauseAfter, weekOf } from '../ops/ops-signs.ts'
import { type PatentSource, patentSources } from './source.table.ts'

/** The share of this week's quota that is used up, 0 to 1; null where no answer of this week told it. */
export const weekShareOf = ({ weekBytes, weekTime }: PatentSource, now: Date): number | null => {
  if (weekBytes === null || weekTime === null || weekTime < weekOf(now).from) return null
  return Math.min(1, weekBytes / sourceLimits.weekBytes)
}

export const findSource = async ({ db }: Pick<Ctx, 'db'>): Promise<PatentSource | undefined> =>
  (await db.select().from(patentSources).where(eq(patentSources.name, 'ops')))[0]

/** Whether the source wants to be left alone now. */
export const isPaused = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<boolean> => {
  const until = (await findSource(ctx))?.pausedUntil ?? null
  return until !== null && until > ctx.now()
}

/** Keeps how the source stands after what it said, for all processes. What it did not tell stays as it was told last. */
export const rememberWord = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, word: OpsWord): Promise<void> => {
  const at = now()
  const { outcome, signs } = word
  const isAnswer = outcome === 'found' || outcome === 'absent'
  const pause = pauseAfter(signs, outcome === 'refused' || outcome === 'silent' ? outcome : 'answered', at)
  const told = {
    ...(signs.colour !== null && { colour: signs.colour }),
    ...(signs.week !== null && { weekBytes: signs.week, weekTime: at }),
    ...(isAnswer ? { answerTime: at } : { failureTime: at, failure: outcome }),
    ...(pause && { pausedUntil: pause.until, pause: pause.why }),
  }
  await db
    .insert(patentSources)
    .values({ name: 'ops', asked: 1, ...told })
    .onConflictDoUpdate({ target: patentSources.name, set: { ...told, asked: sql`${patentSources.asked} + 1` } })
}
