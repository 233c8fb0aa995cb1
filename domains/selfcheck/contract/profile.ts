import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** Categories of exported goods, as far as the questions differ by them. */
export const categories = ['apparel', 'electronics', 'machinery', 'home', 'toys', 'beauty', 'food', 'other'] as const
export type Category = (typeof categories)[number]
export const categoryLabels = {
  apparel: '服装鞋帽箱包',
  electronics: '电子电器',
  machinery: '机械五金',
  home: '家居日用',
  toys: '玩具文具礼品',
  beauty: '美妆个护',
  food: '食品农产品',
  other: '其他商品',
} satisfies Record<Category, string>

/** The ways by which the goods reach their buyers; a check may have several. */
export const channels = ['fair', 'platform', 'site', 'oem', 'ownBrand', 'trade'] as const
export type Channel = (typeof channels)[number]
export const channelLabels = {
  fair: '参加展会',
  platform: '跨境电商平台',
  site: '独立站',
  oem: '定牌加工',
  ownBrand: '自有品牌',
  trade: '一般贸易',
} satisfies Record<Channel, string>

/** Lengths in code points. Countries travel by their Chinese names. */
export const profileLimits = { product: 50, country: 50 } as const

const channelMsg = '请选择出口渠道'

/** What a check is about: the goods, their destination and their channels. The keys stand in the order of the form. */
export const profileFields = {
  product: requiredText('请输入出口商品', { length: profileLimits.product }),
  category: z.enum(categories, { error: '请选择商品类别' }),
  country: requiredText('请选择出口国家或地区', { length: profileLimits.country }),
  channels: z
    .array(z.enum(channels, { error: channelMsg }), { error: channelMsg })
    .check(z.minLength(1, channelMsg), z.maxLength(channels.length, channelMsg)),
}
export const profileForm = z.object(profileFields)
export type Profile = z.output<typeof profileForm>

export const channelText = (chosen: readonly Channel[]): string =>
  channels
    .filter((channel) => chosen.includes(channel))
    .map((channel) => channelLabels[channel])
    .join('、')

/** The subject of a check in one line of text. */
export const profileText = ({ product, country, channels: chosen }: Profile): string =>
  `${product} · ${country} · ${channelText(chosen)}`
