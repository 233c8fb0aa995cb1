import {
  Button,
  Buttons,
  Card,
  type Column,
  call,
  DataTable,
  dayText,
  LinkButton,
  linkTo,
  Quiet,
  Stack,
  saveBlob,
  useAction,
} from '@portal/platform/web'
import { useCallback } from 'react'
import { Link } from 'react-router'
import type { BatchElement, ValuationBatch } from '../../contract/batch.ts'
import { valuationApi } from '../../contract/endpoints.ts'
import { valuationLimits } from '../../contract/limits.ts'
import { uncalibrated } from '../../contract/result-words.ts'
import { batchPath, resultPath } from '../paths.ts'
import styles from './batch.module.css'

const isWaiting = ({ id, msg }: BatchElement): boolean => id === null && msg === null

const columns: readonly Column<BatchElement>[] = [
  {
    key: 'pn',
    header: '公告号',
    title: true,
    cell: ({ id, pn }) =>
      id === null ? (
        <span className={styles.asked}>{pn}</span>
      ) : (
        <Link to={linkTo(resultPath, { pingguid: id })}>{pn}</Link>
      ),
  },
  { key: 'line', header: '行号', width: '80px', cell: ({ line }) => line },
  { key: 'score', header: '分值', width: '100px', cell: ({ id, score }) => (id === null ? '—' : score) },
  { key: 'price', header: '参考价（万元）', width: '150px', cell: ({ price }) => price ?? '—' },
  {
    key: 'msg',
    header: '说明',
    width: '40%',
    cell: (element) => (isWaiting(element) ? <Quiet>等待评估</Quiet> : (element.msg ?? '—')),
  },
]

/** A batch: how far it is, what came of each line, and the way to take it along. */
export function BatchView({ batch }: { batch: ValuationBatch }) {
  const { id, state, elements, calibrated } = batch
  return (
    <>
      <Card title={state === 'running' ? '正在评估' : '评估完成'} tone="tint">
        <Progress batch={batch} />
      </Card>
      {state === 'finished' && (
        <Buttons>
          <TakeButton id={id} />
          <LinkButton to={batchPath}>再评估一批</LinkButton>
        </Buttons>
      )}
      <DataTable
        caption="批量评估的结果"
        columns={columns}
        rows={elements}
        rowKey={({ line, pn }) => `${line} ${pn}`}
        busy={state === 'running'}
      />
      <p>{calibrated ? '' : `${uncalibrated}。`}分值和参考价仅供参考，不构成资产评估报告或法律意见。</p>
    </>
  )
}

function Progress({ batch: { state, total, done, failed } }: { batch: ValuationBatch }) {
  const missed = failed === 0 ? '' : `，其中 ${failed} 件没有结果，原因见表`
  return (
    <Stack gap={8}>
      <p role="status">
        已评估 {done} / {total} 件{missed}
      </p>
      {state === 'running' ? (
        <>
          <progress className={styles.bar} max={total} value={done} aria-label="评估进度" />
          <Quiet as="p">离开本页不影响评估；保留本页地址，可以随时回来看。</Quiet>
        </>
      ) : (
        <Quiet as="p">结果保留 {valuationLimits.batchDays} 天，请下载保存。</Quiet>
      )}
    </Stack>
  )
}

function TakeButton({ id }: { id: string }) {
  const { run, busy } = useAction(
    useCallback(async () => {
      const sheet = await call(valuationApi.batchResult, { params: { id } })
      saveBlob(sheet, `专利价值参考分析-批量-${dayText(Date.now())}.xlsx`)
    }, [id]),
  )
  return (
    <Button variant="primary" icon="download" busy={busy} busyText="正在生成…" onClick={() => void run()}>
      下载结果（XLSX）
    </Button>
  )
}
