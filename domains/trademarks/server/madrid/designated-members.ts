import { foldName } from '@portal/names/server'
import { ensureField, refuseField } from '@portal/platform/server'
import type { MadridMember } from '../../contract/madrid.ts'
import { office } from './members-in-force.ts'

/** The most of a text that a refusal repeats. */
const repeated = 40

const namesOfOrigin = [office.code, '中国'].map(foldName)

/**
 * The members that a text names, by code or Chinese name joined by `;`, in its order; none for an empty text.
 * @throws AppFailure `request.invalid` on `field` for one that is no member, is named twice, is the country of origin,
 * or cannot be designated yet
 */
export const designatedMembers = (
  text: string,
  members: readonly MadridMember[],
  field = 'applyNation',
): MadridMember[] => {
  const byText = new Map(members.flatMap((member) => [member.code, member.name].map((key) => [foldName(key), member])))
  const named: MadridMember[] = []
  for (const part of text.split(/[;；]/).map((one) => one.trim())) {
    if (part === '') continue
    const shown = [...part].slice(0, repeated).join('')
    ensureField(!namesOfOrigin.includes(foldName(part)), field, `“${shown}”是原属国，不能指定`)
    const member = byText.get(foldName(part)) ?? refuseField(field, `“${shown}”不是马德里体系成员，须单独向该国申请`)
    ensureField(!named.includes(member), field, `“${shown}”重复`)
    ensureField(member.open, field, `“${shown}”自 ${member.protocolFrom} 起才能指定`)
    named.push(member)
  }
  return named
}
