import { orderedIssues } from '@portal/platform/contract'
import { type MadridForm, madridForm } from '../../contract/madrid.ts'
import { doubled, type Member } from './madrid-edits.ts'

/** What a file of members brings, or why it cannot be taken. */
export type ReadMembers = { is: 'read'; form: MadridForm } | { is: 'refused'; msgs: string[] }

/** Which members a list adds, changes and takes away. */
export type MemberChanges = Record<'added' | 'changed' | 'removed', string[]>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Reads a file as the call takes it: `{asOf, source, checkedOn, members, fees?}` in JSON. */
export const readMembersFile = (text: string): ReadMembers => {
  const content = parsed(text)
  if (typeof content !== 'object' || content === null) return { is: 'refused', msgs: ['不是 JSON 文件'] }
  const read = madridForm.safeParse(content)
  if (!read.success) {
    const places = read.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}：${message}`)
    return {
      is: 'refused',
      msgs: places.length > 0 ? places : orderedIssues(madridForm, content).map(({ msg }) => msg),
    }
  }
  const twice = doubled(read.data.members)
  if (twice.length > 0) return { is: 'refused', msgs: [`代码或名称重复：${twice.join('、')}`] }
  return { is: 'read', form: read.data }
}

export const changesBetween = (before: readonly Member[], after: readonly Member[]): MemberChanges => {
  const old = new Map(before.map((member) => [member.code, member]))
  const now = new Set(after.map(({ code }) => code))
  const sameAs = (one: Member, other: Member) =>
    JSON.stringify({ refusalMonths: null, fee: null, ...one }) ===
    JSON.stringify({ refusalMonths: null, fee: null, ...other })
  return {
    added: after.filter(({ code }) => !old.has(code)).map(({ name }) => name),
    changed: after
      .filter((member) => {
        const known = old.get(member.code)
        return known && !sameAs(known, member)
      })
      .map(({ name }) => name),
    removed: before.filter(({ code }) => !now.has(code)).map(({ name }) => name),
  }
}
