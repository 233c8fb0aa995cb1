import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const favouriteKinds = ['service', 'article', 'help'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
export const favouriteKindLabels = {
  service: '服务',
  article: '资讯',
  help: '帮助',
} satisfies Record<FavouriteKind, string>

export const favouriteLimits = {
  /** The most favourites of one user. */
  favourites: 200,
  /** The longest name that is stored with a favourite, in characters. */
  title: 200,
} as const

/** The form of the reference for each kind: the address of a service, the id of an article, the key of a help page. */
const shapes = {
  service: /^\/home\/[A-Za-z]{1,40}(\/[A-Za-z]{1,40})?$/,
  article: /^[\w-]{1,64}$/,
  help: /^[A-Za-z][A-Za-z0-9-]{0,39}$/,
} satisfies Record<FavouriteKind, RegExp>

const badReference = '收藏的内容有误'
const fields = {
  kind: z.enum(favouriteKinds, { error: badReference }),
  reference: requiredText(badReference, { length: 100, msg: badReference }),
}
const namesOne = z.refine<{ kind: FavouriteKind; reference: string }>(
  ({ kind, reference }) => shapes[kind].test(reference),
  { error: badReference, path: ['reference'] },
)

/** A thing that may be kept: `{ kind: 'service', reference: '/home/customsSeizure' }`. */
export const favouriteKey = z.object(fields).check(namesOne)
export type FavouriteKey = z.infer<typeof favouriteKey>

export const favouriteToKeep = z
  .object({
    ...fields,
    /** The name of the thing when it was kept; it is shown where the thing no longer exists. */
    title: requiredText('缺少收藏内容的名称', { length: favouriteLimits.title }),
  })
  .check(namesOne)

export const favourite = z.object({
  kind: z.enum(favouriteKinds),
  reference: z.string(),
  /** The present name where the server knows it, else the name when it was kept. */
  title: z.string(),
  /** Epoch ms. */
  createTime: z.number(),
  /** The server knows that the thing no longer exists. For services and help pages the web app checks this itself. */
  gone: z.boolean(),
})
export type Favourite = z.infer<typeof favourite>
