import {
  Button,
  Card,
  ErrorView,
  Field,
  LinkButton,
  momentWords,
  PrintButton,
  queryOf,
  Select,
  Skeleton,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SelfCheckDetail } from '../../contract/endpoints.ts'
import { selfCheckApi } from '../../contract/endpoints.ts'
import { keptChoices, questionsFor } from '../../contract/question.ts'
import { currentSet, findQuestionSet } from '../../contract/question-sets.ts'
import { beginCheck } from '../check-store.ts'
import { Changes } from './changes.tsx'
import { RemoveCheck } from './remove-check.tsx'
import { Report } from './report.tsx'
import { sendAddress } from './send-address.ts'

const back = (
  <LinkButton to="/home/earlyWarningAnalysis" variant="text">
    返回自查
  </LinkButton>
)

/** A saved check, and beside it an older one when `against` names it. */
export function SavedResult({ id, against }: { id: string; against: string | undefined }) {
  const own = useQuery(queryOf(selfCheckApi.detail, { params: { id } }))
  const other = useQuery({ ...queryOf(selfCheckApi.detail, { params: { id: against ?? '' } }), enabled: !!against })
  const failed = [own, other].find(({ isError }) => isError)
  if (failed)
    return <ErrorView title="自查结果加载失败" error={failed.error} onRetry={() => failed.refetch()} actions={back} />
  if (!own.data || (against && !other.data)) return <Skeleton rows={6} rowHeight={72} />
  const pair = [own.data, ...(other.data ? [other.data] : [])].sort((a, b) => b.createTime - a.createTime)
  const [newer = own.data, older] = pair
  return <SavedReport check={newer} older={older} />
}

function SavedReport({ check, older }: { check: SelfCheckDetail; older: SelfCheckDetail | undefined }) {
  const navigate = useNavigate()
  const set = findQuestionSet(check.version)
  if (!set) return <p>这份自查的题目版本无法显示。{back}</p>
  const again = () => {
    beginCheck(check, { version: currentSet.version, choices: keptChoices(currentSet, check, check.choices) })
    void navigate('?step=trademark')
  }
  return (
    <Report
      check={check}
      questions={questionsFor(set, check)}
      scores={check.scores}
      madeAt={momentWords(check.createTime)}
      before={older?.scores}
      buttons={
        <>
          <LinkButton variant="primary" to={sendAddress(check.id)}>
            发送给专家
          </LinkButton>
          <Button icon="refresh" onClick={again}>
            再做一次
          </Button>
          <PrintButton />
          <RemoveCheck check={check} onGone={() => void navigate('/home/earlyWarningAnalysis', { replace: true })} />
          {back}
        </>
      }
    >
      <ComparePicker check={check} older={older} />
      {older && <Changes older={older} newer={check} />}
    </Report>
  )
}

const mostListed = 100

function ComparePicker({ check, older }: { check: SelfCheckDetail; older: SelfCheckDetail | undefined }) {
  const navigate = useNavigate()
  const { data } = useQuery(queryOf(selfCheckApi.list, { query: { pgIndex: 1, pgCount: mostListed } }))
  const others = data?.elements.filter(({ id }) => id !== check.id) ?? []
  if (others.length === 0) return null
  const options = others.map(({ id, createTime, product, country, score }) => ({
    value: id,
    label: `${momentWords(createTime)} · ${product} · ${country} · ${score} 分`,
  }))
  return (
    <div className="no-print">
      <Card title="与另一次对比">
        <Field label="选择另一次自查" hint="较早的一次作为对比的起点">
          <Select
            value={older?.id ?? ''}
            options={options}
            placeholder="不对比"
            onChange={(other) => navigate(other ? `?check=${check.id}&against=${other}` : `?check=${check.id}`)}
          />
        </Field>
      </Card>
    </div>
  )
}
