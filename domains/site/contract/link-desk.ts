import { optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { readVersion, yesNo } from './desk.ts'
import { iconRule, linkGroups, linkLimits, linkName, linkUrl } from './links.ts'

/** What staff write of a link. Another address must be opened by hand again. */
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
  /** When somebody opened it by hand and found what its name says; null: not yet. */
  checkedAt: z.nullable(z.number()),
  /** Who; null beside a moment: the operator's file named it. */
  checkedBy: z.nullable(z.string()),
  /** `YYYY-MM-DD`: supplied with the portal, whose makers met the address in public pages that day but opened nothing. */
  metOn: z.nullable(z.string()),
  /** Visitors see it. */
  isPublic: z.boolean(),
  updatedAt: z.number(),
  /** Null: supplied or imported. */
  updatedBy: z.nullable(z.string()),
  /** To be named by whoever changes it. */
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
