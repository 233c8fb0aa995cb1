import { readFileSync } from 'node:fs'
import { startFailure } from '@portal/platform/server'
import { linkGroupLabels, SiteLinks } from '../contract/links.ts'

const groupNames: Record<string, string> = linkGroupLabels

const refuse = (file: string, reason: string): never => {
  throw startFailure('config', `SITE_LINKS_FILE 指定的文件 ${file} ${reason}`)
}

const readJson = (file: string): unknown => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    refuse(file, `无法读取（${(error as NodeJS.ErrnoException).code ?? String(error)}）`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return refuse(file, '不是有效的 JSON')
  }
}

/** The place of a fault in words: `government.2.url` → 政府机构 第 3 个链接的 url. */
const placeOf = ([group, index, field]: readonly PropertyKey[]): string =>
  [
    group === undefined ? '整体' : `${groupNames[String(group)] ?? ''}（${String(group)}）`,
    index === undefined ? '' : `第 ${Number(index) + 1} 个链接`,
    field === undefined ? '' : `的 ${String(field)}`,
  ].join('')

/**
 * Reads and checks the operator's file of links; a group that is missing is empty. For a faulty file it fails and says where
 * the fault is.
 */
export const readLinks = (file: string): SiteLinks => {
  const given = readJson(file)
  const isGroups = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isGroups)
    return refuse(file, '须为一个对象：{"searchTools": [], "government": [], "platforms": [], "social": []}')
  const unknown = Object.keys(given).find((name) => !(name in groupNames))
  if (unknown !== undefined) return refuse(file, `有未知的分组 ${unknown}，可用：${Object.keys(groupNames).join('、')}`)
  const parsed = SiteLinks.safeParse({ searchTools: [], government: [], platforms: [], social: [], ...given })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return refuse(file, `有误：${placeOf(issue?.path ?? [])}，${issue?.message ?? ''}`)
}
