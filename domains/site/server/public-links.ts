import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SiteLinks } from '../contract/links.ts'
import { isTrusted } from './link-desk.ts'
import { siteLinks } from './site.table.ts'

/** The links that visitors see, without hidden ones and without those whose address nobody has checked. */
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
