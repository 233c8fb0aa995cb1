import { useMay } from '@portal/accounts/web'
import { Button, Card, Checkbox, ErrorView, Quiet, StatusTag } from '@portal/platform/web'
import { useState } from 'react'
import type { DeskCase, DeskFinding } from '../../contract/stored.ts'
import { FindingList } from '../finding-list.tsx'
import css from './case-card.module.css'
import { JudgementControl, judgedWords } from './judgement-control.tsx'
import { SupplementDialog } from './supplement-dialog.tsx'
import { useCaseFindings } from './use-case-findings.ts'

type CaseCardProps = {
  businessSn: string
  /** Whether the state of the case allows a round of supplement now, and the reader may ask for one. */
  mayAsk: boolean
  /** Reads the case again, of which a round of supplement has begun. */
  onAsked: () => Promise<void>
}

/**
 * 材料预审 at the desk: what was found in a case, what staff say of each finding, and the way to a round of supplement. The page
 * waits for `useCaseFindings`, since a card that comes later pushes down what stands below it.
 */
export function PrecheckCaseCard({ businessSn, ...more }: CaseCardProps) {
  const { data, error, refetch } = useCaseFindings(businessSn)
  return (
    <Card title="材料预审">
      {error && <ErrorView title="预审结果加载失败" error={error} onRetry={() => void refetch()} />}
      {data && <Findings businessSn={businessSn} found={data} {...more} />}
    </Card>
  )
}

const emptyWords = ({ ruleSet }: DeskCase): string =>
  ruleSet === null ? '没有预审记录：刚提交的业务请稍后刷新' : '没有发现需要补充的内容'

function Findings({ businessSn, found, mayAsk, onAsked }: CaseCardProps & { found: DeskCase }) {
  const mayAct = useMay('requests.act')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const { findings } = found
  if (findings.length === 0) return <Quiet>{emptyWords(found)}</Quiet>
  const choose = (id: string, is: boolean) => {
    const others = [...chosen].filter((one) => one !== id)
    setChosen(new Set(is ? [...others, id] : others))
  }
  const picked = findings.filter(({ id }) => chosen.has(id))
  return (
    <>
      <FindingList
        findings={findings}
        label="预审结果"
        acts={(finding) => (
          <>
            <FindingTags finding={finding} />
            {mayAct ? (
              <JudgementControl businessSn={businessSn} finding={finding} />
            ) : (
              finding.judged && <Quiet>{judgedWords(finding.judged)}</Quiet>
            )}
            {mayAsk && (
              <Checkbox
                label={
                  <>
                    选入补充<span className="sr-only">：{finding.text}</span>
                  </>
                }
                value={chosen.has(finding.id)}
                onChange={(is) => choose(finding.id, is)}
              />
            )}
          </>
        )}
      />
      {mayAsk && (
        <div className={css.foot}>
          <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
            转为补充要求{picked.length > 0 ? `（${picked.length} 条）` : ''}
          </Button>
        </div>
      )}
      {isAsking && (
        <SupplementDialog
          businessSn={businessSn}
          findings={picked}
          onClose={() => setAsking(false)}
          onAsked={async () => {
            setChosen(new Set())
            await onAsked()
          }}
        />
      )}
    </>
  )
}

/** Whether the sender was told before he sent, and the round that the finding became part of. */
function FindingTags({ finding: { told, askedRound } }: { finding: DeskFinding }) {
  return (
    <>
      {told !== null && <StatusTag tone={told ? 'done' : 'draft'}>{told ? '提交前已提示' : '提交前未提示'}</StatusTag>}
      {askedRound !== null && <StatusTag tone="waiting">{`已转入第 ${askedRound} 轮补充`}</StatusTag>}
    </>
  )
}
