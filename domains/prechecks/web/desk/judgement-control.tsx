import { Button, call, Quiet, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import { precheckCasesApi } from '../../contract/case-endpoints.ts'
import { type Judgement, judgements, judgementWords } from '../../contract/judgement.ts'
import type { DeskFinding } from '../../contract/stored.ts'
import css from './case-card.module.css'
import { JudgementNote } from './judgement-note.tsx'
import { judgementReads } from './judgement-reads.ts'

/** What was said of a finding, by whom, and the note beside it. */
export const judgedWords = ({ verdict, by, note }: NonNullable<DeskFinding['judged']>): string =>
  `${by}：${judgementWords[verdict]}${note ? `（${note}）` : ''}`

/**
 * 属实, 不属实, 不相关: one press says it, and a further one corrects it. They are buttons and no choice, since a choice would be
 * made by each arrow key that passes over it.
 */
export function JudgementControl({
  businessSn,
  finding: { id, text, judged },
}: {
  businessSn: string
  finding: DeskFinding
}) {
  const { run, busy } = useDeskAct(judgementReads)
  const [isNoting, setNoting] = useState(false)
  const params = { businessSn, findingId: id }
  const say = (verdict: Judgement) => {
    if (verdict !== judged?.verdict) void run(() => call(precheckCasesApi.judge, { params, body: { verdict } }))
  }
  return (
    <div className={css.judgement}>
      <fieldset className={css.choices} aria-label={`判断：${text}`}>
        {judgements.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            variant={verdict === judged?.verdict ? 'primary' : 'secondary'}
            aria-pressed={verdict === judged?.verdict}
            disabled={busy}
            onClick={() => say(verdict)}
          >
            {judgementWords[verdict]}
          </Button>
        ))}
      </fieldset>
      {judged && (
        <>
          <Quiet>{judgedWords(judged)}</Quiet>
          <Button variant="text" aria-label={`备注：${text}`} onClick={() => setNoting(true)}>
            {judged.note === null ? '写备注' : '改备注'}
          </Button>
          {isNoting && <JudgementNote params={params} text={text} judged={judged} onClose={() => setNoting(false)} />}
        </>
      )}
    </div>
  )
}
