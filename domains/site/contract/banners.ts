import { publicPicture } from '@portal/files/contract'
import { optionalMoment, optionalText, pageOf, pageQuery, requiredText, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { readVersion, yesNo } from './desk.ts'

export const bannerLimits = { title: 30, text: 60, alt: 120, link: 500, all: 20 } as const

/** Where a banner may lead: a page of this portal by its hash address, or an https page elsewhere. Never a script. */
const isTarget = (link: string): boolean =>
  link === '' ||
  /^\/(?![/\\])[\w\-./?=&%]*$/.test(link) ||
  (/^https:\/\/[^\s/?#\\]+\S*$/i.test(link) && URL.canParse(link))

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  /** A second line under the title. */
  text: z.nullable(z.string()),
  /** The widest WebP, for clients that know no `sources`. */
  image: z.string(),
  /** A hash address (`/home/customsSeizure`) or an https address; null: the banner leads nowhere. */
  link: z.nullable(z.string()),
  /** What the picture shows; empty where it only adorns the title. */
  alt: z.string(),
  /** The picture holds its own words: the title is then spoken and not drawn over it. */
  wordsInPicture: z.boolean(),
  ...z.pick(publicPicture, { width: true, height: true, sources: true }).shape,
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
    /** Shown from, and no longer from; both in epoch ms, open when missing. */
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
  state: z.enum(bannerStates),
  updatedAt: z.number(),
  updatedBy: z.nullable(z.string()),
  /** To be named by whoever changes it. */
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
