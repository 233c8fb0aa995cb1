import { publicPictures } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
import type { Banner } from '../contract/banners.ts'
import { isShown } from './banner-desk.ts'
import { siteBanners } from './site.table.ts'

/** The banners that the carousel shows now, in their order. */
export const publicBanners = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<{ banners: Banner[] }> => {
  const rows = await ctx.db.select().from(siteBanners).where(isShown(ctx.now())).orderBy(asc(siteBanners.sort))
  const pictures = await publicPictures(
    ctx,
    rows.map(({ picture }) => picture),
  )
  const banners = rows.flatMap(({ id, title, text, alt, wordsInPicture, link, picture }): Banner[] => {
    const found = pictures.get(picture)
    if (!found) return []
    const { url, width, height, sources } = found
    return [{ id, title, text, image: url, link, alt, wordsInPicture, width, height, sources }]
  })
  return { banners }
}
