import { requiredText, webAddressChecks } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** The groups of outside links in the order in which pages show them. */
export const linkGroups = ['searchTools', 'government', 'platforms', 'social'] as const
export type LinkGroup = (typeof linkGroups)[number]

export const linkGroupLabels = {
  searchTools: '查询工具',
  government: '政府机构',
  platforms: '电商平台',
  social: '社交媒体',
} as const satisfies Record<LinkGroup, string>

export const linkLimits = { name: 60, url: 2000, about: 120, perGroup: 50 } as const

export const linkName = requiredText('请填写链接名称', { length: linkLimits.name })

export const linkUrl = requiredText('请填写网址', { length: linkLimits.url }).check(
  ...webAddressChecks('网址须以 https:// 或 http:// 开头'),
)
const iconForm = /^\/(?!\/)[^\s\\]{1,500}$/
export const iconRule = z.regex(iconForm, '图标须为本站路径，例如 /icons/a.svg')

/** A link to another site. `icon` is a picture on this host; `about` says in a line what one finds there. */
export const SiteLink = z.object({
  name: linkName,
  url: linkUrl,
  icon: z.optional(z.string('图标须为文字').check(iconRule)),
  about: z.optional(requiredText('说明不能为空', { length: linkLimits.about })),
})
export type SiteLink = { name: string; url: string; icon?: string | undefined; about?: string | undefined }

const group = z.array(SiteLink, '须为链接的列表').check(z.maxLength(linkLimits.perGroup, '每组最多 50 个链接'))

export const SiteLinks = z.object({ searchTools: group, government: group, platforms: group, social: group })
export type SiteLinks = { [Name in LinkGroup]: SiteLink[] }
