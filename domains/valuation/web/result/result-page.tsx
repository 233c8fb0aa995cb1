import {
  Button,
  Buttons,
  Dialog,
  EmptyState,
  ErrorView,
  LinkButton,
  linkTo,
  PageHead,
  queryOf,
  Skeleton,
  Stack,
  Steps,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { valuationApi } from '../../contract/endpoints.ts'
import { isRefused, type Refused } from '../../contract/evaluation.ts'
import { askPath, resultPath } from '../paths.ts'
import { steps, title } from '../words.ts'
import { ResultView } from './result-view.tsx'
import { resultQuery } from './use-result.ts'

const query = z.object({ val: textParam(), pingguid: textParam() })

/** Step two: evaluates the number of the address, or reads the result whose id it has. Its heading stays while the answer comes. */
export function ResultPage() {
  const [{ val, pingguid }] = useSearch(query)
  if (pingguid === undefined && (val === undefined || val.trim() === '')) return <Navigate to={askPath} replace />
  return (
    <>
      <PageHead title={title} crumbs={[{ text: title, to: askPath }, { text: '评估结果' }]}>
        <Steps steps={steps} current={1} />
      </PageHead>
      <div className="wrap page">
        {pingguid === undefined ? <Evaluate key={val} val={val ?? ''} /> : <Read id={pingguid} />}
      </div>
    </>
  )
}

const slowAfterMs = 3_000

/** Says after a while that a source is being asked, so that nobody thinks the page has stopped. */
function Waiting() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status">{isSlow ? '正在向数据源查询，最长约8秒' : '正在评估…'}</p>
      <Skeleton rows={6} rowHeight={72} />
    </>
  )
}

/** Two answers to one press are one evaluation. */
const freshMs = 10_000

function Evaluate({ val }: { val: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(valuationApi.evaluate, { query: { pns: val } }),
    staleTime: freshMs,
  })
  if (isPending) return <Waiting />
  const back = linkTo(askPath, { val })
  const again = <LinkButton to={back}>重新输入</LinkButton>
  if (error) return <ErrorView title="评估没有完成" error={error} onRetry={() => void refetch()} actions={again} />
  if (isRefused(data)) return <RefusedAlert refused={data} back={back} />
  // The address of the result itself can be sent to somebody.
  if (data.id !== null) return <Navigate to={linkTo(resultPath, { pingguid: data.id })} replace />
  return (
    <EmptyState scene="none" title="没有评估结果" text={data.msg}>
      {again}
    </EmptyState>
  )
}

/** Why it cannot be valued, as an alert over the box that keeps what was typed. */
function RefusedAlert({ refused: { msg, candidates = [] }, back }: { refused: Refused; back: string }) {
  const navigate = useNavigate()
  const leave = () => void navigate(back, { replace: true })
  return (
    <Dialog
      alert
      open
      mark="error"
      title="不能评估"
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          确定
        </Button>
      }
    >
      <Stack gap={12}>
        <p>{msg}</p>
        {candidates.length > 0 && (
          <>
            <p>这个申请号的公告号：</p>
            <Buttons>
              {candidates.map((pn) => (
                <LinkButton key={pn} to={linkTo(resultPath, { val: pn })} replace>
                  {pn}
                </LinkButton>
              ))}
            </Buttons>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Read({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(resultQuery(id))
  if (isPending) return <Waiting />
  if (error)
    return (
      <ErrorView
        title="没有找到这次评估，它可能已经过期"
        error={error}
        onRetry={() => void refetch()}
        actions={<LinkButton to={askPath}>重新输入</LinkButton>}
      />
    )
  return <ResultView detail={data} />
}
