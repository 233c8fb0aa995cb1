import * as z from 'zod/mini'
import { memberForm } from '../../contract/madrid.ts'
import { doubled, type Member, withMember } from './madrid-edits.ts'

/** A member as its form holds it: everything is text, and a fee without amounts is none. */
export type MemberFields = {
  code: string
  name: string
  nameEn: string
  protocolFrom: string
  refusalMonths: string
  fee: { first: string; further: string; currency: string; asOf: string }
}

const usualCurrency = 'CHF'

/** What the form begins with. */
export const memberFieldsOf = (member: Member | undefined): MemberFields => ({
  code: member?.code ?? '',
  name: member?.name ?? '',
  nameEn: member?.nameEn ?? '',
  protocolFrom: member?.protocolFrom ?? '',
  refusalMonths: member?.refusalMonths?.toString() ?? '',
  fee: member?.fee ?? { first: '', further: '', currency: usualCurrency, asOf: '' },
})

const wireOf = ({ protocolFrom, refusalMonths, fee, ...names }: MemberFields): z.input<typeof memberForm> => ({
  ...names,
  protocolFrom: protocolFrom === '' ? null : protocolFrom,
  refusalMonths: refusalMonths.trim() === '' ? null : Number(refusalMonths),
  fee: fee.first === '' && fee.further === '' ? null : fee,
})

/** The rules of the form of a member, which are those of the call, and that no code or name stands for two members. */
export const memberSchema = (members: readonly Member[], before: string | undefined) =>
  z.pipe(
    z.transform(wireOf),
    memberForm.check(
      z.refine((member) => !doubled(withMember(members, member, before)).includes(member.code), {
        error: '这个代码已经用过',
        path: ['code'],
      }),
      z.refine((member) => !doubled(withMember(members, member, before)).includes(member.name), {
        error: '这个名称已经用过',
        path: ['name'],
      }),
    ),
  )
