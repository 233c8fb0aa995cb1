import { foldName } from '@portal/names/server'
import { codePoints } from '@portal/platform/contract'
import { storableText } from '@portal/platform/server'
import { niceLimits } from '../../contract/limits.ts'
import { fail } from '../failures.ts'

/** Refuses a file as a whole, and names the place of its fault. */
export const unreadable = (at: string, reason: string): never =>
  fail('edition.unreadable', { msg: `无法读取这份文件：${at}${reason}` })

const unstorable = /\p{Surrogate}|\0/u

/**
 * A text of a file, trimmed; undefined where it is none, has more than `most` characters, or cannot be stored. Numbers are
 * taken as text.
 */
export const textIn = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim()
  // A text has no more characters than units, and counting them of twelve thousand names would take a while.
  const isLong = trimmed.length > most && codePoints(trimmed) > most
  return isLong || unstorable.test(trimmed) ? undefined : trimmed
}

const longestShown = 60

/** What a file says, cut and cleaned so that it can be stored and shown beside the reason why it does not count. */
export const shown = (value: unknown): string => storableText(String(value ?? '').slice(0, longestShown))

/** The marks behind a name of which the official list says more elsewhere. */
const marks = /[*※\s]+$/u

/** What nearly every name has; of another name the comparison itself must say whether anything of it is left. */
const surelySeen = /[\u4e00-\u9fffA-Za-z\d]/

/** The name of an item without the marks behind it; undefined where nothing is left to be read, or too much. */
export const itemNameIn = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const name = textIn(value.replace(marks, ''), niceLimits.itemName)
  return name !== undefined && (surelySeen.test(name) || foldName(name) !== '') ? name : undefined
}

export const itemNameRule = `小项名称须为 1 至 ${niceLimits.itemName} 个字`

export const itemIdIn = (value: unknown): string | undefined => {
  const id = textIn(value, niceLimits.itemId)
  return id !== undefined && /^[A-Za-z0-9]+$/.test(id) ? id : undefined
}

export const itemIdRule = `小项编号须为 1 至 ${niceLimits.itemId} 位字母或数字`

export const groupNameIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? textIn(value, niceLimits.groupName) || undefined : undefined

export const groupNameRule = `类似群名称须为 1 至 ${niceLimits.groupName} 个字`
