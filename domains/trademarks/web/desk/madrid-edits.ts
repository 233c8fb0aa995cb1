import type * as z from 'zod/mini'
import type { trademarksApi } from '../../contract/endpoints.ts'
import type { MadridForm } from '../../contract/madrid.ts'

/** All that is kept of the Madrid System, as the desk reads it. */
export type Madrid = z.output<typeof trademarksApi.readMadrid.reply>
export type Member = MadridForm['members'][number]

/** The same, once somebody has said when it was compared with its source: only that can be saved. */
export type CheckedMadrid = Madrid & { checkedOn: string }

export const isChecked = (madrid: Madrid): madrid is CheckedMadrid => madrid.checkedOn !== null

/** Adds a member, or puts it in the place of the one that had the code `before`. */
export const withMember = (members: readonly Member[], member: Member, before: string | undefined): Member[] =>
  before === undefined ? [...members, member] : members.map((one) => (one.code === before ? member : one))

export const withoutMember = (members: readonly Member[], code: string): Member[] =>
  members.filter((one) => one.code !== code)

/** Codes and names that stand for two members. */
export const doubled = (members: readonly Member[]): string[] => {
  const texts = members.flatMap(({ code, name }) => [code, name])
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))]
}
