import type { JobCtx } from '@portal/platform/server'
import { linkGroups } from '../contract/links.ts'
import { recordChange } from './changes.ts'
import { inOrder } from './list-order.ts'
import { siteSettings } from './site.settings.ts'
import { siteLinks } from './site.table.ts'
import { metOn, suppliedLinks } from './supplied-links.ts'

type FirstLink = Pick<
  typeof siteLinks.$inferInsert,
  'group' | 'name' | 'url' | 'about' | 'icon' | 'checkedAt' | 'metOn'
>
type ImportCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'config' | 'log'>

/**
 * The first links of a portal. Those of the operator's file count as checked, since he answers for them; those that come with
 * the portal must still be opened by hand.
 */
const firstLinks = ({ config, now }: ImportCtx): FirstLink[] => {
  const own = siteSettings(config).links
  if (own) return linkGroups.flatMap((group) => own[group].map((link) => ({ group, ...link, checkedAt: now() })))
  return suppliedLinks.map(({ unmet, ...link }) => ({ ...link, metOn: unmet ? null : metOn }))
}

/**
 * Fills the table of links once, at the first start on a database, from the operator's file or else with the links that come
 * with the portal. From then on staff change them in the back office, and the file is not read any more.
 */
export const importLinks = (ctx: ImportCtx): Promise<void> =>
  inOrder({ ...ctx, actor: null }, 'links', async (inside) => {
    const [any] = await inside.db.select({ id: siteLinks.id }).from(siteLinks).limit(1)
    if (any) return
    const links = firstLinks(ctx)
    for (const [index, link] of links.entries()) {
      const id = inside.newId()
      await inside.db
        .insert(siteLinks)
        .values({ id, ...link, hidden: false, sort: index + 1, updatedAt: inside.now(), updatedBy: null })
      await recordChange(inside, { subject: 'link', id, act: 'import', after: { ...link, hidden: false } })
    }
    ctx.log.info({ links: links.length }, 'outside links imported')
  })
