import { optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { readVersion, yesNo } from './desk.ts'
import { iconRule, linkGroups, linkLimits, linkName, linkUrl } from './links.ts'

/** What staff write of a link. A link with a new address must be opened by hand again. */
export const linkForm = z.object({
  group: z.enum(linkGroups, { error: '请选择分组' }),
  name: linkName,
  url: linkUrl,
  about: optionalText(linkLimits.about),
  icon: optionalText(501).check(
    z.refine(
      (text) => text === '' || z.safeParse(z.string().check(iconRule), text).success,
      '图标须为本站路径，例如 /icons/a.svg',
    ),
  ),
  hidden: yesNo,
})
export type LinkForm = z.output<typeof linkForm>
export const changeLinkForm = z.extend(linkForm, { version: readVersion })
export type ChangeLinkForm = z.output<typeof changeLinkForm>

export const linkActions = ['change', 'check', 'uncheck', 'show', 'hide', 'up', 'down', 'remove'] as const
export type LinkAction = (typeof linkActions)[number]

export const linkRow = z.object({
  id: z.string(),
  group: z.enum(linkGroups),
  name: z.string(),
  url: z.string(),
  about: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  hidden: z.boolean(),
  /** When somebody opened the address by hand and found what the link's name says; null: nobody has yet. */
  checkedAt: z.nullable(z.number()),
  /** Who opened it; null beside a moment: the operator's file named the link. */
  checkedBy: z.nullable(z.string()),
  /**
   * For a link that came with the portal: the day (`YYYY-MM-DD`) on which its makers found the address in public pages, without
   * opening it; null for other links.
   */
  metOn: z.nullable(z.string()),
  /** Whether visitors see the link. */
  isPublic: z.boolean(),
  updatedAt: z.number(),
  /** Who changed the link last; null: it came with the portal or from a file. */
  updatedBy: z.nullable(z.string()),
  /** The version of the link, which a change must name. */
  version: z.number(),
  can: z.array(z.enum(linkActions)),
})
export type LinkRow = z.infer<typeof linkRow>

export const checkedFilters = ['', 'checked', 'unchecked', 'hidden'] as const

export const linksQuery = z.object({
  ...pageQuery,
  ...timeSpan,
  keyword: optionalText(100),
  group: z.prefault(z.enum(['', ...linkGroups], { error: '分组有误' }), ''),
  state: z.prefault(z.enum(checkedFilters, { error: '状态有误' }), ''),
})
export type LinksQuery = z.output<typeof linksQuery>
export const linkPage = pageOf(linkRow)

export const checkForm = z.object({ works: z.boolean({ error: '请说明是否可以打开' }) })
