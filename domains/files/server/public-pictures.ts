import { type Ctx, isId } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { type PublicPicture, pictureTypes } from '../contract/picture.ts'
import { ensure } from './failures.ts'
import { type Kept, readVerified } from './get-file.ts'
import { pictureRenditions, pictures } from './picture.table.ts'

const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const addressForm = new RegExp(`/api/picture/(${idPattern})/\\d{1,4}\\.(?:${pictureTypes.join('|')})(?![\\w.])`, 'g')

const addressOf = (id: string, { width, type }: { width: number; type: string }): string =>
  `/api/picture/${id}/${width}.${type}`

/** The ids of the pictures whose addresses stand in a text, such as the HTML of an article; each id once. */
export const pictureIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(addressForm)].flatMap(([, id]) => id ?? [])),
]

/** The pictures with these ids, with the addresses at which they are shown; an id without a picture is left out. */
export const publicPictures = async (
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicPicture>> => {
  const known = [...new Set(ids)].filter(isId)
  if (known.length === 0) return new Map()
  const rows = await db.select().from(pictures).where(inArray(pictures.id, known))
  const made = await db
    .select({ id: pictureRenditions.pictureId, type: pictureRenditions.type, width: pictureRenditions.width })
    .from(pictureRenditions)
    .where(inArray(pictureRenditions.pictureId, known))
  made.sort((a, b) => pictureTypes.indexOf(a.type) - pictureTypes.indexOf(b.type) || b.width - a.width)
  return new Map(
    rows.map(({ id, width, height, alt }) => {
      const sources = made.filter((one) => one.id === id).map(({ type, width: wide }) => ({ type, width: wide }))
      return [
        id,
        {
          ...{ id, width, height, alt, url: addressOf(id, { width, type: 'webp' }) },
          sources: sources.map((source) => ({ ...source, url: addressOf(id, source) })),
        },
      ]
    }),
  )
}

/** The bytes of one rendition, checked against their SHA-256; `record.not_found` if there is no such rendition. */
export const readRendition = async (
  ctx: Pick<Ctx, 'db' | 'storage' | 'cipher' | 'log'>,
  { id, width, type }: { id: string; width: string; type: string },
): Promise<{ bytes: Buffer; mediaType: string }> => {
  const known = pictureTypes.find((one) => one === type)
  ensure(known && isId(id) && /^[1-9]\d{0,3}$/.test(width), 'record.not_found')
  const [found] = await ctx.db
    .select()
    .from(pictureRenditions)
    .where(
      and(
        eq(pictureRenditions.pictureId, id),
        eq(pictureRenditions.width, Number(width)),
        eq(pictureRenditions.type, known),
      ),
    )
  ensure(found, 'record.not_found')
  const { storageKey, size, sha256 } = found
  // Anyone may see a rendition, so that encryption would protect nothing.
  const kept: Kept = { id, storageKey, size, sha256, dataKey: null, seal: null }
  return { bytes: await readVerified(ctx, kept), mediaType: `image/${known}` }
}
