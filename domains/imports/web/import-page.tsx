import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  ConfirmDialog,
  call,
  DescriptionList,
  DetailHead,
  ErrorView,
  fileSizeText,
  keyOf,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  useAction,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { importEncodingLabels, importFormatLabels, type ListImport } from '../contract/import.ts'
import { loggedImport } from '../contract/list-fields.ts'
import type { ImportDesk } from './import-desk.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportStateTag } from './import-state-tag.tsx'
import { isMoving } from './import-words.ts'
import { StartForm } from './start-form.tsx'

const lookAgainMs = 1_000

type OfImport = { desk: ImportDesk; one: ListImport }

/** The page of one import: what the file is, then what staff must do, how far the import is, or its result. */
export function ImportPage({ desk }: { desk: ImportDesk }) {
  const { id = '' } = useParams()
  const found = useQuery({
    ...queryOf(desk.api.readImport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.state) ? lookAgainMs : false),
  })
  if (found.isPending) return <Skeleton rows={8} rowHeight={56} />
  if (found.isError) return <ErrorView title="导入加载失败" error={found.error} onRetry={() => void found.refetch()} />
  return <Shown key={id} desk={desk} one={found.data} />
}

function Shown({ desk, one }: OfImport) {
  const { id, state, fileName, failure, isDemonstration, can } = one
  return (
    <>
      <DetailHead
        title={fileName}
        tag={
          <>
            <ImportStateTag state={state} />
            {isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
          </>
        }
        actions={
          <>
            <RecordLogLink kind={loggedImport(desk.list)} of={id} />
            {can.includes('cancel') && <CancelButton desk={desk} one={one} />}
          </>
        }
      />
      <Stack gap={20}>
        {state === 'failed' && (
          <Notice tone="error" title="导入失败，库中的数据没有改变">
            {failure ?? '原因未知，可以重新开始'}
          </Notice>
        )}
        {state === 'cancelled' && <Notice>这次导入已取消，上传的文件已删除。</Notice>}
        <DescriptionList items={factsOf(one)} />
        {can.includes('start') && <StartForm desk={desk} one={one} />}
        {isMoving(state) && <ImportProgress one={one} />}
        {(state === 'finished' || (state === 'failed' && one.findings > 0)) && <ImportResult desk={desk} one={one} />}
      </Stack>
    </>
  )
}

const factsOf = ({ format, encoding, size, asOf, createdBy, createTime, startTime, endTime, ...one }: ListImport) => [
  { term: '文件', detail: `${importFormatLabels[format]}，${fileSizeText(size)}` },
  { term: '文字编码', detail: encoding && importEncodingLabels[encoding] },
  { term: '数据截至', detail: asOf },
  ...(one.source === undefined ? [] : [{ term: '数据来源', detail: one.source }]),
  ...(one.mayShow === undefined
    ? []
    : [
        { term: '数据许可', detail: one.licence },
        { term: '展示著录项目', detail: one.mayShow ? '允许' : '不允许' },
      ]),
  { term: '上传', detail: `${momentText(createTime)}，${createdBy ?? '系统'}` },
  { term: '开始', detail: momentText(startTime) },
  { term: '结束', detail: momentText(endTime) },
]

function CancelButton({ desk: { api }, one: { id, fileName } }: OfImport) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const work = useCallback(async () => {
    try {
      await call(api.cancelImport, { params: { id }, body: {} })
    } finally {
      await queries.invalidateQueries({ queryKey: keyOf(api.readImport) })
      setAsking(false)
    }
  }, [api, id, queries])
  const cancel = useAction(work)
  return (
    <>
      <Button icon="close" size="small" onClick={() => setAsking(true)}>
        取消导入
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title="取消这次导入？"
          cancelText="返回"
          confirmText="取消导入"
          busy={cancel.busy}
          busyText="正在取消…"
          onCancel={() => setAsking(false)}
          onConfirm={() => void cancel.run()}
        >
          {fileName} 将被删除；需要时可以重新上传。
        </ConfirmDialog>
      )}
    </>
  )
}
