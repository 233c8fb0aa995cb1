import { publicPictures } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { asc, desc } from 'drizzle-orm'
import type { Banner } from '../contract/banners.ts'
import { isShown } from './banner-desk.ts'
import { siteBanners } from './site.table.ts'

/** The banners that the carousel shows now, those that the operator recommends first. */
export const publicBanners = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<{ banners: Banner[] }> => {
  const rows = await ctx.db
    .select()
    .from(siteBanners)
    .where(isShown(ctx.now()))
    .orderBy(desc(siteBanners.isRecommended), asc(siteBanners.sort))
  const pictures = await publicPictures(
    ctx,
    rows.map(({ picture }) => picture),
  )
  const banners = rows.flatMap(({ id, title, text, alt, wordsInPicture, link, picture, isRecommended }): Banner[] => {
    const found = pictures.get(picture)
    if (!found) return []
    const { url, width, height, sources } = found
    const place = { isOnline: true, isShown: true, isRecommended }
    return [{ id, title, text, image: url, link, alt, wordsInPicture, width, height, sources, ...place }]
  })
  return { banners }
}
