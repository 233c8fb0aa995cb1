import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SiteLinks } from '../contract/links.ts'
import { isTrusted } from './link-desk.ts'
import { siteLinks } from './site.table.ts'

/** What visitors see of the outside links: nothing hidden, nothing whose address nobody has seen to work. */
export const publicLinks = async ({ db }: Pick<Ctx, 'db'>): Promise<SiteLinks> => {
  const rows = await db
    .select()
    .from(siteLinks)
    .where(and(isNull(siteLinks.removedAt), eq(siteLinks.hidden, false), isTrusted))
    .orderBy(asc(siteLinks.sort))
  const links: SiteLinks = { searchTools: [], government: [], platforms: [], social: [] }
  for (const { group, name, url, icon, about } of rows) {
    links[group].push({ name, url, ...(icon && { icon }), ...(about && { about }) })
  }
  return links
}
