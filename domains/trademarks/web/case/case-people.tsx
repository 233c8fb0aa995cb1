import { DescriptionList } from '@portal/platform/web'
import { subjectTypeLabels } from '../../contract/file/applicant.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import { basicTypeLabels } from './case-words.ts'

type People = Pick<TrademarkDetail, 'applicant' | 'trademark_contact' | 'basic'>

const applicantFacts = (applicant: TrademarkDetail['applicant']) =>
  applicant === null
    ? [{ term: '申请人', detail: '尚未填写' }]
    : [
        { term: '申请人', detail: `${applicant.name}（${subjectTypeLabels[applicant.subjectType]}）` },
        { term: '证件号码', detail: applicant.idNo },
        { term: '地址', detail: applicant.address, wide: true },
      ]

const basicFacts = (basic: TrademarkDetail['basic']) =>
  basic === null
    ? []
    : [
        {
          term: '基础商标',
          detail: [basicTypeLabels[basic.basicType], basic.number, basic.businessSn].filter(Boolean).join(' · '),
        },
        { term: '基础商标日期', detail: basic.date },
      ]

/** Applicant, contacts and basic mark, as far as the viewer may read them: a provider reads none before it has accepted. */
export function CasePeople({ detail: { applicant, trademark_contact: contacts, basic } }: { detail: People }) {
  return (
    <section aria-labelledby="case-people" className={styles.block}>
      <h2 id="case-people">申请人与联系人</h2>
      <DescriptionList
        items={[
          ...applicantFacts(applicant),
          ...contacts.map(({ contact_name, contactPhone }, at) => ({
            term: contacts.length > 1 ? `联系人 ${at + 1}` : '联系人',
            detail: `${contact_name} ${contactPhone}`,
          })),
          ...basicFacts(basic),
        ]}
      />
    </section>
  )
}
