import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

const webAddress = z.regex(/^https?:\/\/[^\s/?#]+\S*$/i, '网址须以 https:// 或 http:// 开头')

/** An outside link. `icon` is a picture on this host. */
export const SiteLink = z.object({
  name: requiredText('请填写链接名称', { length: 60 }),
  url: requiredText('请填写网址', { length: 2000 }).check(webAddress),
  icon: z.optional(
    z.string('图标须为文字').check(z.regex(/^\/(?!\/)[^\s\\]{1,500}$/, '图标须为本站路径，例如 /icons/a.svg')),
  ),
})
export type SiteLink = { name: string; url: string; icon?: string | undefined }

const group = z.array(SiteLink, '须为链接的列表').check(z.maxLength(50, '每组最多 50 个链接'))

/** The groups of outside links in the order in which pages show them. */
export const SiteLinks = z.object({ searchTools: group, government: group, platforms: group, social: group })
export type SiteLinks = { [Name in 'searchTools' | 'government' | 'platforms' | 'social']: SiteLink[] }
