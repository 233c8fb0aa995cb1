import { hasUsers, seedAccounts } from '@portal/accounts/server'
import { seedCourses } from '@portal/courses/server'
import { seedEvidence } from '@portal/evidence/server'
import { seedFavourites } from '@portal/favourites/server'
import { seedSheets } from '@portal/filings/server'
import { messageService, seedMessages } from '@portal/messages/server'
import { seedNews } from '@portal/news/server'
import type { JobCtx } from '@portal/platform/server'
import { escalatePromises, seedPromises } from '@portal/promises/server'
import { seedRecordals } from '@portal/recordals/server'
import { requestServices, seedRequests } from '@portal/requests/server'
import { seedSelfChecks } from '@portal/selfcheck/server'
import { seedBanners } from '@portal/site/server'

/**
 * Fills an empty database with demonstration data, all of it or nothing, and answers whether it did.
 * Loaded in demonstration mode only.
 */
export const seedDemonstration = async (ctx: JobCtx, say: (text: string) => void): Promise<boolean> => {
  if (await hasUsers(ctx)) return false
  say('正在写入演示数据…')
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const users = await seedAccounts(inside)
    await seedRequests(inside, { customer: users.demo, staff: users.staff })
    await seedEvidence(inside, { customer: users.demo })
    await seedSheets(inside, { customer: users.demo })
    await seedCourses(inside, { customer: users.demo, other: users.demo2, staff: users.staff })
    await seedNews(inside, { staff: users.staff })
    await seedSelfChecks(inside, { customer: users.demo })
    await seedFavourites(inside, { customer: users.demo })
    const [service] = requestServices.slice(-1)
    if (service) await seedPromises(inside, service, users.staff)
    await seedMessages(inside, { customer: users.demo, staff: users.staff })
    await seedPromises(inside, messageService, users.staff)
    await escalatePromises(inside)
    await seedBanners(inside, { staff: users.staff })
    await seedRecordals(inside)
  })
  return true
}
