import { publicPicture } from '@portal/files/contract'
import {
  code,
  codePoints,
  maxCodePoints,
  optionalMoment,
  optionalText,
  placement,
  requiredText,
  webAddressChecks,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { newsCategories } from './categories.ts'
import { newsLimits } from './limits.ts'
import { picturePattern } from './markup.ts'
import { articleActions, articleDeeds, articleStates } from './states.ts'
import { newsPlaceCodes, newsSubjectCodes } from './tags.ts'

const isRealDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

/** The form of the address of a service of this portal; which services there are, the pages know and not this contract. */
const servicePattern = /^\/home\/[A-Za-z]+(\/[A-Za-z]+)?$/
const brokenServices = '受影响的业务有误'

/** The field `name` of an object; any other value stays as it is. */
const fieldOf = (value: unknown, name: 'code' | 'url'): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : value

/**
 * Reads a text as editors write it or as the portal answers it, so that an answer can be sent back: null is no text. `textIn`
 * finds the text in a value that the portal answers in another form.
 */
const asAnswered = (text: z.ZodMiniType<string>, textIn: (value: unknown) => unknown = (value) => value) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown => textIn(value) ?? ''),
      text,
    ),
    '',
  )

/** Codes of tags, also where they come with their names as the public calls answer them; none where the field is missing. */
const tagList = <T extends string>(codes: readonly [T, ...T[]], { word, most }: { word: string; most: number }) => {
  const error = `${word}有误`
  return z.prefault(
    z
      .array(
        z.pipe(
          z.transform((value: unknown) => fieldOf(value, 'code')),
          z.enum(codes, { error }),
        ),
        { error },
      )
      .check(z.maxLength(most, `${word}最多选 ${most} 项`)),
    [],
  )
}

/**
 * What editors write of an article, under the wire names of the public call. An empty `summary` is made from the text; `text`
 * is HTML and the server cleans it.
 */
const content = {
  categoryId: code(newsCategories, '请选择栏目'),
  title: requiredText('请输入标题', { length: newsLimits.title }),
  summary: optionalText(newsLimits.summary),
  author: optionalText(newsLimits.author),
  /** Who published the original, and where. */
  source: asAnswered(optionalText(newsLimits.source)),
  sourceUrl: asAnswered(
    optionalText(newsLimits.sourceUrl).check(...webAddressChecks('原文链接须以 http:// 或 https:// 开头')),
  ),
  /** The day `YYYY-MM-DD` on which an editor last compared the article with the original; empty: nobody has compared it. */
  checkedOn: asAnswered(
    z.string({ error: '核对日期有误' }).check(
      z.trim(),
      z.refine((text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text)), {
        error: '核对日期有误',
      }),
    ),
  ),
  places: tagList(newsPlaceCodes, { word: '地方', most: newsLimits.places }),
  subjects: tagList(newsSubjectCodes, { word: '主题', most: newsLimits.subjects }),
  /** The address of a published picture, whose id alone counts; empty: the cover is drawn from the tags. */
  cover: asAnswered(
    optionalText(newsLimits.cover).check(
      z.refine((url) => url === '' || picturePattern.test(url), '封面图片有误，请重新上传'),
    ),
    (value) => fieldOf(value, 'url'),
  ),
  /**
   * Addresses of the services that the news concerns, such as `/home/customsSeizure`. The page of the article offers the first
   * of them beside the text.
   */
  services: z.prefault(
    z
      .array(z.string({ error: brokenServices }).check(z.regex(servicePattern, brokenServices)), {
        error: brokenServices,
      })
      .check(z.maxLength(newsLimits.services, `受影响的业务最多 ${newsLimits.services} 项`)),
    [],
  ),
  text: z.prefault(
    z.string({ error: '请输入正文' }).check(
      z.refine((text) => !/\p{Surrogate}/u.test(text) && !text.includes('\0'), {
        error: '正文含有无法保存的字符',
        abort: true,
      }),
      z.refine((text) => text.length <= newsLimits.text || codePoints(text) <= newsLimits.text, {
        error: '正文过长，请分成几篇',
      }),
    ),
    '',
  ),
}

/** With a moment in the future in `publishAt`, saving the article also schedules its publication for that moment. */
const planned = { publishAt: optionalMoment('发布时间有误') }

export const articleForm = z.object({ ...content, ...planned })
export type ArticleForm = z.output<typeof articleForm>

const readVersion = z.number({ error: '缺少所依据的版本' }).check(z.int('版本有误'), z.gte(1, '版本有误'))

/** A change names the version that its editor has read, so that nobody overwrites a newer version unseen. */
export const saveArticleForm = z.object({ ...content, ...planned, version: readVersion })
export type SaveArticleForm = z.output<typeof saveArticleForm>

export const publishForm = z.object({ version: readVersion })
export const scheduleForm = z.object({ version: readVersion, publishAt: optionalMoment('发布时间有误') })
export const withdrawForm = z.object({
  reason: z.prefault(z.string({ error: '撤下的原因有误' }).check(z.trim(), maxCodePoints(newsLimits.reason)), ''),
})

const category = z.literal(newsCategories)
const state = z.enum(articleStates)
const can = z.array(z.enum(articleActions))

const heading = {
  id: z.string(),
  categoryId: category,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
}

const tag = z.object({ code: z.string(), name: z.string() })

/** What lists, covers and the article itself show besides the heading. */
const appearance = {
  places: z.array(tag),
  subjects: z.array(tag),
  /** The uploaded cover; null: the cover is drawn from the first place and the first subject. */
  cover: z.nullable(z.pick(publicPicture, { url: true, width: true, height: true, sources: true })),
  /** How many minutes it takes to read the article. */
  minutes: z.number(),
}

/** One entry of the public list. `snippet`, in a search alone: the piece of the text around the first hit, as plain text. */
export const newsItem = z.object({
  ...heading,
  ...appearance,
  publishDate: z.number(),
  createDate: z.number(),
  snippet: z.nullable(z.string()),
  ...placement,
})
export type NewsItem = z.infer<typeof newsItem>

const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }))

/** An article as the public reads it. `text` is sanitised HTML; missing values are null. */
export const newsArticle = z.object({
  ...heading,
  ...appearance,
  publishDate: z.number(),
  createDate: z.number(),
  source: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  services: z.array(z.string()),
  text: z.string(),
  /** The next newer and the next older article of the same category. */
  newer: neighbour,
  older: neighbour,
  ...placement,
})
export type NewsArticle = z.infer<typeof newsArticle>

const standing = {
  state,
  /** The number of the version that was saved last; a change must name it. */
  version: z.number(),
  /** The version that the public reads, or will read from `publishAt` on; null where there is none. */
  publicVersion: z.nullable(z.number()),
  /** The moment of the planned publication; null unless the article is scheduled. */
  publishAt: z.nullable(z.number()),
  publishDate: z.nullable(z.number()),
  createDate: z.number(),
  saveTime: z.number(),
  savedBy: z.string(),
  ...placement,
  can,
}

/** One row of the back office's list; it shows the version that was saved last. */
export const articleRow = z.object({ ...heading, ...standing, checkedOn: z.nullable(z.string()) })
export type ArticleRow = z.infer<typeof articleRow>

const wholeContent = {
  ...heading,
  places: z.array(z.enum(newsPlaceCodes)),
  subjects: z.array(z.enum(newsSubjectCodes)),
  /** The address of the uploaded cover's widest WebP. */
  cover: z.nullable(z.string()),
  source: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  services: z.array(z.string()),
  text: z.string(),
  /** Ids of the public pictures that the text shows; the cover is not among them. */
  images: z.array(z.string()),
}

export const articleDetail = z.object({ ...wholeContent, ...standing })
export type ArticleDetail = z.infer<typeof articleDetail>

const versionHead = {
  number: z.number(),
  title: z.string(),
  saveTime: z.number(),
  savedBy: z.string(),
  /** The number of the old version that this version restored; null where it restored none. */
  restoredFrom: z.nullable(z.number()),
  isPublic: z.boolean(),
}
export const articleVersionHead = z.object(versionHead)
export type ArticleVersionHead = z.infer<typeof articleVersionHead>

/** One saved version of an article; `id` is the id of the article. */
export const articleVersion = z.object({ ...wholeContent, ...versionHead })
export type ArticleVersion = z.infer<typeof articleVersion>

/** One entry of an article's history; the history has the newest first. */
export const articleDeed = z.object({
  action: z.enum(articleDeeds),
  stateAfter: z.nullable(state),
  version: z.number(),
  publishAt: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  at: z.number(),
  /** Who did it; null: the portal itself, at the planned moment. */
  actor: z.nullable(z.string()),
})
export type ArticleDeed = z.infer<typeof articleDeed>
