import type { JobCtx } from '@portal/platform/server'
import type { PromisedService } from '../contract/promise.ts'
import { clockOf } from '../proof/promise-clock.ts'
import { defaultSettings, type PromiseKind } from '../proof/terms.ts'
import { calendarOf } from '../proof/working-calendar.ts'
import { keepPromise } from './change-promise.ts'
import { startPromise } from './start-promise.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

const minuteMs = 60_000
/**
 * How many minutes, as the kind counts them, each made-up case of last month took. The three calls are too few for
 * figures.
 */
const taken: Partial<Record<PromiseKind, readonly number[]>> = {
  acceptance: [35, 48, 55, 70, 82, 95, 110, 130, 150, 175, 200, 290],
  completion: [900, 1300, 1700, 2100, 2600, 3000, 3300, 4400],
  callBack: [6, 11, 19],
  messageReply: [190, 320, 460, 700, 1050, 1400, 2300, 3010],
}

/** The first moment of last month in Asia/Shanghai. */
const lastMonthStart = (now: Date): number => {
  const here = new Date(now.getTime() + 8 * 3_600_000)
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - 1, 1) - 8 * 3_600_000
}

/**
 * Makes up cases of last month for one service, so that its record has figures to show. No request stands behind them.
 * Only for demonstration mode.
 */
export const seedPromises = async (ctx: SeedCtx, { service, kinds }: PromisedService, staff: string): Promise<void> => {
  const calendar = calendarOf(defaultSettings.shifts)
  const monthStart = lastMonthStart(ctx.now())
  for (const kind of kinds) {
    for (const [index, minutes] of (taken[kind] ?? []).entries()) {
      const start = calendar.nextShiftStart(monthStart + (index * 24 + 10) * 60 * minuteMs + index * 7 * minuteMs)
      const end = clockOf(kind, defaultSettings.shifts, start).after(minutes * minuteMs)
      const subject = { kind: 'demonstration', ref: `${service}-${kind}-${index + 1}` }
      const at = (moment: number) => ({ ...ctx, now: () => new Date(moment), actor: { userId: staff } })
      await startPromise(at(start), { kind, service, subject })
      await keepPromise(at(end), { subject, kind })
    }
  }
}
