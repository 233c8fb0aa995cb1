import type { Picked } from '@portal/nice/web'
import type { UploadedFile } from '@portal/platform/web'
import * as z from 'zod/mini'
import { type AmendForm, amendForm } from '../../contract/file/amend.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'

/** The parts of an application that its owner may still change. */
export const amendParts = ['applicant', 'contacts', 'papers', 'basic'] as const
export type AmendPart = (typeof amendParts)[number]
export const amendPartLabels = {
  applicant: '申请人',
  contacts: '联系人',
  papers: '委托书和合同',
  basic: '基础商标',
} as const satisfies Record<AmendPart, string>

/** The fields bear the names of the wire, so that what the server refuses stands at its field. */
export type AmendValues = {
  parts: readonly AmendPart[]
  applicant: { subjectType: string; name: string; idNo: string; address: string; licence: readonly UploadedFile[] }
  trademark_contact: { contact_name: string; contactPhone: string }[]
  proxy_url: readonly UploadedFile[]
  contract_url: readonly UploadedFile[]
  basic: { basicType: string; number: string; date: string; businessSn: string; work_order_service: Picked }
}

/** The form as the application stands. The number of the applicant is shown in part alone, so that it is never filled in again. */
export const amendValues = ({ applicant, trademark_contact, basic }: TrademarkDetail): AmendValues => ({
  parts: [],
  applicant: {
    subjectType: applicant === null ? '' : String(applicant.subjectType),
    name: applicant?.name ?? '',
    idNo: '',
    address: applicant?.address ?? '',
    licence: [],
  },
  trademark_contact: trademark_contact.map((contact) => ({ ...contact })),
  proxy_url: [],
  contract_url: [],
  basic: {
    basicType: basic === null ? '' : String(basic.basicType),
    number: basic?.number ?? '',
    date: basic?.date ?? '',
    businessSn: basic?.businessSn ?? '',
    work_order_service: (basic?.work_order_service ?? []).map((one) => ({ ...one, PackUp: 1 as const })),
  },
})

type Now = Pick<TrademarkDetail, 'businessSn' | 'version'>

/** The body of the call: the parts that were chosen alone, by the version that the page shows. */
export const amendBody = (values: AmendValues, now: Now): z.input<typeof amendForm> => {
  const { parts, applicant, trademark_contact, proxy_url, contract_url, basic } = values
  const has = (part: AmendPart) => parts.includes(part)
  const { licence, ...person } = applicant
  const [[licenceFile], [proxy], [contract]] = [licence, proxy_url, contract_url]
  return {
    ...{ businessSn: now.businessSn, version: now.version },
    ...(has('applicant') && { applicant: { ...person, ...(licenceFile && { licence: { url: licenceFile.url } }) } }),
    ...(has('contacts') && { trademark_contact }),
    ...(has('papers') && proxy && { proxy_url: proxy.url }),
    ...(has('papers') && contract && { contract_url: contract.url }),
    ...(has('basic') && { basic }),
  }
}

const unjudged = z.unknown()

const isEmpty = ({ trademark_contact, applicant, basic, proxy_url, contract_url }: AmendForm): boolean =>
  [trademark_contact, applicant, basic, proxy_url, contract_url].every((part) => part === undefined)

/** The rules of the form are those of the call that it makes, and that something changes at all. */
export const amendSchema = (now: Now) =>
  z
    .object({
      ...{ parts: unjudged, applicant: unjudged, trademark_contact: unjudged, proxy_url: unjudged },
      ...{ contract_url: unjudged, basic: unjudged },
    })
    .check(
      z.superRefine((typed, ctx) => {
        const values = typed as AmendValues
        const refuse = (path: PropertyKey[], message: string) => ctx.addIssue({ code: 'custom', path, message })
        if (values.parts.length === 0) return refuse(['parts'], '请选择要修改的内容')
        const judged = amendForm.safeParse(amendBody(values, now))
        for (const { path, message } of judged.error?.issues ?? []) refuse(path, message)
        if (values.parts.includes('applicant') && values.applicant.name.trim() === '')
          refuse(['applicant', 'name'], '请填写申请人名称')
        if (judged.success && isEmpty(judged.data)) refuse(['proxy_url'], '请上传委托书或合同')
      }),
    )
