import { call, Quiet, Segmented, useDeskAct } from '@portal/platform/web'
import { precheckCasesApi } from '../../contract/case-endpoints.ts'
import { judgements, judgementWords } from '../../contract/judgement.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import type { DeskFinding } from '../../contract/stored.ts'
import css from './case-card.module.css'

/** What a judgement changes on the pages of the back office. */
const reads = [precheckCasesApi.desk, precheckRulesApi.precision]

const options = judgements.map((value) => ({ value, label: judgementWords[value] }))

/** What was said of a finding, by whom, and the note beside it. */
export const judgedWords = ({ verdict, by, note }: NonNullable<DeskFinding['judged']>): string =>
  `${by}：${judgementWords[verdict]}${note ? `（${note}）` : ''}`

/** 属实, 不属实, 不相关: one press says it, and a further one corrects it. */
export function JudgementControl({
  businessSn,
  finding: { id, text, judged },
}: {
  businessSn: string
  finding: DeskFinding
}) {
  const { run } = useDeskAct(reads)
  const params = { businessSn, findingId: id }
  return (
    <div className={css.judgement}>
      <Segmented
        aria-label={`判断：${text}`}
        options={options}
        value={judged?.verdict ?? ''}
        onChange={(verdict) => {
          if (verdict !== '') void run(() => call(precheckCasesApi.judge, { params, body: { verdict } }))
        }}
      />
      {judged && <Quiet>{judgedWords(judged)}</Quiet>}
    </div>
  )
}
