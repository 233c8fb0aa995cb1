import { RecordLogLink } from '@portal/accounts/web'
import {
  ActDialog,
  Button,
  call,
  DescriptionList,
  DetailHead,
  ErrorView,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DeskEdition } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { EditionChanges } from './edition-changes.tsx'
import { editionReads, listReads } from './edition-reads.ts'
import { EditionTags } from './edition-tags.tsx'

/** One edition: what it holds, what was refused of its file, what it changes; a draft is published or deleted here. */
export function EditionPage() {
  const { edition = '' } = useParams()
  const found = useQuery({ ...queryOf(deskNiceApi.readEdition, { params: { edition } }), staleTime: 0 })
  if (found.isPending) return <Skeleton rows={8} rowHeight={56} />
  if (found.isError) return <ErrorView title="版本加载失败" error={found.error} onRetry={() => void found.refetch()} />
  return <Shown key={edition} one={found.data} />
}

function Shown({ one }: { one: DeskEdition }) {
  const { edition, editionName, can, obstacle, state } = one
  const [asking, ask] = useState<'publish' | 'delete'>()
  const navigate = useNavigate()
  const close = () => ask(undefined)
  const remove = async () => {
    await call(deskNiceApi.deleteEdition, { params: { edition } })
    await navigate('/nice-editions')
  }
  return (
    <>
      <DetailHead
        title={editionName}
        tag={<EditionTags edition={one} />}
        meta={`版本号 ${edition}`}
        actions={
          <>
            <RecordLogLink kind="niceEdition" of={edition} />
            {can.includes('delete') && (
              <Button icon="delete" size="small" variant="danger" onClick={() => ask('delete')}>
                删除草稿
              </Button>
            )}
            {can.includes('publish') && (
              <Button icon="check" size="small" variant="primary" onClick={() => ask('publish')}>
                发布
              </Button>
            )}
          </>
        }
      />
      <Stack gap={20}>
        {state === 'draft' && obstacle !== null && (
          <Notice tone="error" title="这个版本还不能发布">
            {obstacle}
          </Notice>
        )}
        <DescriptionList items={factsOf(one)} />
        <EditionChanges one={one} />
      </Stack>
      {asking === 'publish' && (
        <ActDialog
          title={`发布“${editionName}”？`}
          confirmText="发布"
          busyText="正在发布…"
          act={() => call(deskNiceApi.publishEdition, { params: { edition }, body: {} })}
          said="版本已发布"
          reads={editionReads}
          onClose={close}
        >
          {`自 ${one.inForceFrom} 起用于全站：查找、价格和草稿随之更新，已有订单不变。发布后不能修改或删除。`}
        </ActDialog>
      )}
      {asking === 'delete' && (
        <ActDialog
          title={`删除草稿“${editionName}”？`}
          confirmText="删除"
          busyText="正在删除…"
          danger
          act={remove}
          said="草稿已删除"
          reads={listReads}
          onClose={close}
        >
          需要时可以重新上传文件。
        </ActDialog>
      )}
    </>
  )
}

const moment = (time: number, by: string | null): string => `${momentText(time)}，${by ?? '系统'}`

const factsOf = (one: DeskEdition) => [
  { term: '施行日期', detail: one.inForceFrom },
  { term: '核对日期', detail: one.checkedOn },
  { term: '来源', detail: one.source, wide: true },
  { term: '许可', detail: one.licence, wide: true },
  { term: '类别', detail: one.classes },
  { term: '类似群', detail: one.groups },
  { term: '小项', detail: one.items.toLocaleString('zh-CN') },
  { term: '上传', detail: moment(one.createTime, one.createdBy) },
  { term: '发布', detail: one.publishTime === null ? null : moment(one.publishTime, one.publishedBy) },
  { term: '文件的 SHA-256', detail: <code>{one.sha256}</code>, wide: true },
]
