import { DescriptionList } from '@portal/platform/web'
import { specialMeaningLabels } from '../../contract/choices.ts'
import type { PatentDetail } from '../../contract/detail.ts'
import { applyLabels } from '../../contract/labels.ts'

/** Texts with more characters than this take the whole row. */
const shortText = 24

/** What the customer filled in, under the labels of the form, and what agency and office have added. */
export function Facts({ detail }: { detail: PatentDetail }) {
  const { special, specialMeaning, firstFilingDate, firstFilingNo, agency, filing } = detail
  const facts = [
    { term: applyLabels.patentType, detail: detail.patentType },
    { term: applyLabels.applyNation, detail: detail.applyNation.split(';').join('、') },
    { term: applyLabels.companyName, detail: detail.companyName },
    { term: applyLabels.patentName, detail: detail.patentName },
    {
      term: applyLabels.special,
      detail: specialMeaning === null ? special : `${special}（${specialMeaningLabels[specialMeaning]}）`,
    },
    { term: applyLabels.lxrName, detail: detail.lxrName },
    { term: applyLabels.lxrPhone, detail: detail.lxrPhone },
    { term: applyLabels.firstFilingDate, detail: firstFilingDate },
    { term: applyLabels.firstFilingNo, detail: firstFilingNo },
    {
      term: '专利代理机构',
      detail:
        agency && (agency.licenceNo === null ? agency.name : `${agency.name}（执业许可证号 ${agency.licenceNo}）`),
    },
    { term: '申请号', detail: filing?.applicationNumber ?? null },
    { term: '申请日', detail: filing?.filingDate ?? null },
  ]
  return (
    <DescriptionList
      items={facts.flatMap(({ term, detail: words }) =>
        words === null ? [] : [{ term, detail: words, wide: [...words].length > shortText }],
      )}
    />
  )
}
