import type { Paper } from '@portal/platform/server'
import { type SubjectType, subjectTypes } from '../../contract/file/applicant.ts'
import { type TrademarkKind, trademarkKinds } from '../../contract/kinds.ts'
import { classesText } from '../check/mark-findings.ts'

export const proxyTitle = '商标代理委托书'

/** What is known of a case; an empty text is a line for whoever signs. */
export type ProxyFacts = {
  /** Empty before the application is sent. */
  businessSn: string
  kind: TrademarkKind | null
  name: string
  classes: readonly number[]
  applicant: { subjectType: SubjectType; name: string; address: string } | null
  /** The provider that has accepted the case. */
  provider: { name: string; licenceNo: string | null } | null
  contact: { contact_name: string; contactPhone: string } | null
  at: Date
}

const matters = { sbzc: '商标注册申请', gjsbzc: '马德里商标国际注册申请' } as const satisfies Record<
  TrademarkKind,
  string
>

/** A filled square is a tick: the font of our papers has no box with a tick in it. */
const mattersText = (kind: TrademarkKind | null): string =>
  trademarkKinds.map((one) => `${one === kind ? '■' : '□'} ${matters[one]}`).join('\n')

/** Of applicants from elsewhere only they know which country or region it is. */
const homeOf = (subjectType: SubjectType | undefined): string => {
  const [person, company] = subjectTypes
  return subjectType === person || subjectType === company ? '中国' : ''
}

/** The power of attorney of a case as a paper to be signed. */
export const proxyPaper = ({
  businessSn,
  kind,
  name,
  classes,
  applicant,
  provider,
  contact,
  at,
}: ProxyFacts): Paper => ({
  title: proxyTitle,
  name: businessSn === '' ? proxyTitle : `${proxyTitle} ${businessSn}`,
  head: businessSn === '' ? proxyTitle : businessSn,
  lead: ['委托人委托下列代理机构，代为办理本委托书所列的商标事宜。'],
  sections: [
    {
      title: '委托人',
      facts: [
        { label: '委托人', text: applicant?.name ?? '' },
        { label: '国籍或注册地', text: homeOf(applicant?.subjectType) },
        { label: '地址', text: applicant?.address ?? '' },
      ],
    },
    {
      title: '代理机构',
      facts: [
        { label: '代理机构', text: provider?.name ?? '' },
        { label: '备案号', text: provider?.licenceNo ?? '' },
      ],
    },
    {
      title: '委托事项',
      facts: [
        { label: '代理事项', text: mattersText(kind) },
        { label: '商标名称', text: name },
        { label: '类别', text: classes.length === 0 ? '' : classesText(classes) },
      ],
    },
    {
      title: '联系与签署',
      facts: [
        { label: '联系人', text: contact?.contact_name ?? '' },
        { label: '电话', text: contact?.contactPhone ?? '' },
        { label: '委托人签章', text: '' },
        { label: '日期', text: '' },
      ],
    },
  ],
  notes: ['版式由本平台编排，请以国家知识产权局现行委托书格式为准。'],
  gap: { text: '_'.repeat(36), isOpen: false },
  at,
})
