import { publicPicture } from '@portal/files/contract'
import {
  optionalMoment,
  optionalText,
  pageOf,
  pageQuery,
  placement,
  requiredText,
  timeSpan,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { readVersion, yesNo } from './desk.ts'

export const bannerLimits = { title: 30, text: 60, alt: 120, link: 500, all: 20 } as const

/**
 * Whether a banner may lead to this address: a page of this portal by its hash address, or an https page elsewhere, but never a
 * script.
 */
const isTarget = (link: string): boolean =>
  link === '' ||
  /^\/(?![/\\])[\w\-./?=&%]*$/.test(link) ||
  (/^https:\/\/[^\s/?#\\]+\S*$/i.test(link) && URL.canParse(link))

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  /** A second line under the title. */
  text: z.nullable(z.string()),
  /** The address of the widest WebP, for clients that do not know `sources`. */
  image: z.string(),
  /** A hash address (`/home/customsSeizure`) or an https address; null where the banner is no link. */
  link: z.nullable(z.string()),
  /** What the picture shows; empty where it is only decoration. */
  alt: z.string(),
  /** True: the picture contains words already, so the title is read by screen readers but not drawn over the picture. */
  wordsInPicture: z.boolean(),
  ...z.pick(publicPicture, { width: true, height: true, sources: true }).shape,
  ...placement,
})
export type Banner = z.infer<typeof banner>
export const banners = z.object({ banners: z.array(banner) })

export const bannerForm = z
  .object({
    title: requiredText('请填写横幅标题', { length: bannerLimits.title }),
    text: optionalText(bannerLimits.text),
    /** The id of a published picture. */
    picture: requiredText('请上传横幅图片'),
    alt: optionalText(bannerLimits.alt),
    wordsInPicture: yesNo,
    link: optionalText(bannerLimits.link).check(
      z.refine(isTarget, '链接须为本站页面（以 / 开头，例如 /home/customsSeizure）或 https:// 网址'),
    ),
    /** The banner is shown from `from` until `to`, both in epoch ms; without limit where one is missing. */
    from: optionalMoment('开始时间有误'),
    until: optionalMoment('结束时间有误'),
    hidden: yesNo,
  })
  .check(
    z.refine(({ wordsInPicture, alt }) => !wordsInPicture || alt !== '', {
      error: '图片含有文字时，请在替代文字中写出这些文字',
      path: ['alt'],
    }),
    z.refine(({ from, until }) => from === null || until === null || until > from, {
      error: '结束时间须晚于开始时间',
      path: ['until'],
    }),
  )
export type BannerForm = z.output<typeof bannerForm>
export const changeBannerForm = z.safeExtend(bannerForm, { version: readVersion })
export type ChangeBannerForm = z.output<typeof changeBannerForm>

export const bannerActions = ['change', 'show', 'hide', 'up', 'down', 'remove'] as const
export type BannerAction = (typeof bannerActions)[number]
export const bannerStates = ['shown', 'waiting', 'over', 'hidden'] as const
export type BannerState = (typeof bannerStates)[number]
export const bannerStateLabels = {
  shown: '展示中',
  waiting: '未到时间',
  over: '已过期',
  hidden: '已隐藏',
} as const satisfies Record<BannerState, string>

export const bannerRow = z.object({
  id: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  picture: publicPicture,
  alt: z.string(),
  wordsInPicture: z.boolean(),
  link: z.nullable(z.string()),
  from: z.nullable(z.number()),
  until: z.nullable(z.number()),
  hidden: z.boolean(),
  ...placement,
  state: z.enum(bannerStates),
  updatedAt: z.number(),
  updatedBy: z.nullable(z.string()),
  /** The version of the banner, which a change must name. */
  version: z.number(),
  can: z.array(z.enum(bannerActions)),
})
export type BannerRow = z.infer<typeof bannerRow>

export const bannersQuery = z.object({
  ...pageQuery,
  ...timeSpan,
  keyword: optionalText(100),
  state: z.prefault(z.enum(['', ...bannerStates], { error: '状态有误' }), ''),
})
export type BannersQuery = z.output<typeof bannersQuery>
export const bannerPage = pageOf(bannerRow)
