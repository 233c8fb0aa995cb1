import {
  ErrorView,
  LinkButton,
  linkTo,
  Notice,
  PageHead,
  queryOf,
  Skeleton,
  Stack,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import * as z from 'zod/mini'
import { valuationApi } from '../../contract/endpoints.ts'
import { type Evaluation, isRefused, type OneEvaluation } from '../../contract/evaluation.ts'
import { uncalibrated } from '../../contract/result-words.ts'
import { splitNumbers } from '../../contract/split-numbers.ts'
import { askPath, resultPath } from '../paths.ts'
import { title } from '../words.ts'
import { CompareTable } from './compare-table.tsx'

const query = z.object({ ids: textParam(), val: textParam() })

/** Several patents side by side: results by their ids, or numbers that are evaluated first. */
export function ComparePage() {
  const [{ ids, val }] = useSearch(query)
  if (ids === undefined && val === undefined) return <Navigate to={askPath} replace />
  return (
    <>
      <PageHead title="专利价值对比" crumbs={[{ text: title, to: askPath }, { text: '对比' }]} />
      <Stack gap={20} className="wrap page">
        {ids === undefined ? <EvaluateAll val={val ?? ''} /> : <Side ids={ids} />}
      </Stack>
    </>
  )
}

const answersOf = (answer: Evaluation): readonly OneEvaluation[] => answer.list ?? [answer]

function EvaluateAll({ val }: { val: string }) {
  const { data, error, isPending, refetch } = useQuery(queryOf(valuationApi.evaluate, { query: { pns: val } }))
  if (isPending) return <Waiting />
  if (error) return <ErrorView title="评估没有完成" error={error} onRetry={() => void refetch()} />
  const answers = answersOf(data)
  const typed = splitNumbers(val)
  const ids = answers.flatMap((one) => (isRefused(one) || one.id === null ? [] : [one.id]))
  const missed = answers.flatMap((one, at) => {
    if (!isRefused(one) && one.id !== null) return []
    return [{ number: typed[at] ?? '', msg: one.msg ?? '' }]
  })
  return (
    <>
      {missed.map(({ number, msg }) => (
        <Notice key={number} tone="warning" title={number}>
          {msg}
        </Notice>
      ))}
      {ids.length > 1 && <Side ids={ids.join(',')} />}
      {ids.length === 1 && (
        <div>
          <LinkButton to={linkTo(resultPath, { pingguid: ids[0] })} variant="primary">
            看能评估的一件
          </LinkButton>
        </div>
      )}
      <div>
        <LinkButton to={linkTo(askPath, { val })}>重新输入</LinkButton>
      </div>
    </>
  )
}

const Waiting = () => (
  <>
    <p role="status">正在评估…</p>
    <Skeleton rows={6} rowHeight={56} />
  </>
)

function Side({ ids }: { ids: string }) {
  const { data, error, isPending, refetch } = useQuery(queryOf(valuationApi.comparison, { query: { ids } }))
  if (isPending) return <Waiting />
  if (error) return <ErrorView title="对比没有完成" error={error} onRetry={() => void refetch()} />
  const isCalibrated = data.elements.every(({ model }) => model.calibrated)
  return (
    <>
      <CompareTable patents={data.elements} />
      <p>{isCalibrated ? '' : `${uncalibrated}。`}分值和参考价仅供参考，不构成资产评估报告或法律意见。</p>
    </>
  )
}
