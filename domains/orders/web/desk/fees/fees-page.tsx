import {
  Button,
  Card,
  type Column,
  DataTable,
  DeskHead,
  ErrorView,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { feesDeskApi } from '../../../contract/desk-endpoints.ts'
import type { FeeItemView, FeeTables, FeeVersionRow } from '../../../contract/desk-fees.ts'
import { FeeItems } from './fee-items.tsx'
import { NewFeesDialog } from './new-fees-dialog.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** The page 价格表: what is charged now, and all versions of the table. A version never changes; the next one ends it. */
export function FeesPage() {
  const { data, error, refetch } = useQuery(queryOf(feesDeskApi.tables, {}))
  if (error) return <ErrorView title="价格表加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} rowHeight={56} />
  return <FeesView tables={data} />
}

function FeesView({ tables }: { tables: FeeTables }) {
  const { codes, versions, current } = tables
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<number>()
  const unpriced = current === null ? [] : codes.filter((fee) => lacksPrice(fee, current.items))
  const inForce = versions.find(({ version }) => version === current?.version)
  return (
    <section aria-label="价格表">
      <DeskHead title="价格表" lead="发布后不能修改；新的一版从生效时起用于新订单，已有订单不变。">
        <Button icon="plus" size="small" variant="primary" onClick={() => setAdding(true)}>
          发布新价格表
        </Button>
      </DeskHead>
      <Stack gap={24}>
        {current === null && <Notice tone="warning">还没有生效的价格表，客户暂不能提交需要收费的申请。</Notice>}
        {unpriced.length > 0 && (
          <Notice tone="warning">
            现行价格表没有这些收费项目的价格，客户暂不能提交相应的申请：{unpriced.map(({ name }) => name).join('、')}。
          </Notice>
        )}
        {inForce?.demonstration && <Notice>演示：价格均为虚构。</Notice>}
        {current && (
          <Card title={`现行价格（第 ${current.version} 版）`}>
            <FeeItems codes={codes} items={current.items} />
          </Card>
        )}
        <Card title="全部版本">
          <DataTable
            caption="全部版本"
            columns={versionColumns(current?.version, setShown)}
            rows={versions}
            rowKey={({ version }) => String(version)}
          />
        </Card>
      </Stack>
      {isAdding && <NewFeesDialog tables={tables} onClose={() => setAdding(false)} />}
      {shown !== undefined && <VersionDialog version={shown} codes={codes} onClose={() => setShown(undefined)} />}
    </section>
  )
}

/** A table from before a service was added has no price for what the service charges. */
const lacksPrice = ({ code, open }: FeeTables['codes'][number], items: readonly FeeItemView[]): boolean =>
  !open && !items.some((item) => item.code === code)

const versionColumns = (current: number | undefined, show: (version: number) => void): Column<FeeVersionRow>[] => [
  {
    key: 'version',
    header: '版本',
    title: true,
    cell: ({ version, demonstration }) => `第 ${version} 版${demonstration ? ' · 演示' : ''}`,
  },
  { key: 'effectiveFrom', header: '生效时间', cell: ({ effectiveFrom }) => momentText(effectiveFrom) },
  { key: 'state', header: '状态', cell: ({ version }) => stateWords(version, current) },
  { key: 'note', header: '说明', cell: ({ note }) => note || '—' },
  { key: 'actor', header: '发布', cell: ({ actor, createTime }) => `${actor ?? '系统'} ${momentText(createTime)}` },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ version }) => (
      <Button size="small" variant="text" aria-label={`查看第 ${version} 版`} onClick={() => show(version)}>
        查看
      </Button>
    ),
  },
]

const stateWords = (version: number, current: number | undefined): string => {
  if (version === current) return '现行'
  return current === undefined || version > current ? '未生效' : '已结束'
}
