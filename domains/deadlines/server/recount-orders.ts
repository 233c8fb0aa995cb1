import type { Job, Listener, Ticker } from '@portal/platform/server'
import { endOfFeed, forgetCancelled } from './feed.ts'
import { askForRecount, runRecounts } from './recount.ts'
import { forgetWishes } from './waiting-wishes.ts'

type ChangedYear = { calendar: string; year: number }

/** A year of a calendar was entered or replaced: the open deadlines whose days lie in it are counted again. */
export const yearListener: Listener = {
  event: 'calendar.changed',
  name: 'deadlines.recount',
  react: async (ctx, data) => {
    const { calendar, year } = data as ChangedYear
    await askForRecount(ctx, { calendar, year, why: `${year} 年的放假安排已录入或更改` })
  },
}

export const recountTicker: Ticker = {
  name: 'deadlines.recount',
  everyMs: 2_000,
  run: (ctx, stopping) => runRecounts(ctx, stopping),
}

export const forgetJob: Job = {
  name: 'deadlines.forget',
  cron: '41 3 * * *',
  run: async (ctx) => {
    const before = endOfFeed(ctx.now())
    await forgetCancelled(ctx, before)
    await forgetWishes(ctx, before)
  },
}
