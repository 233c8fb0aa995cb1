import {
  type Column,
  DataTable,
  DeskHead,
  ErrorView,
  freshQueryOf,
  LinkButton,
  momentText,
  Skeleton,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { valuationDeskApi } from '../../../contract/desk-endpoints.ts'
import { newVersionPath, versionPath } from '../../../contract/model-paths.ts'
import type { ParameterVersionRow } from '../../../contract/parameter-versions.ts'
import { ModelTabs } from '../model-tabs.tsx'

const columns: readonly Column<ParameterVersionRow>[] = [
  {
    key: 'version',
    header: '版本',
    title: true,
    cell: ({ version, inForce }) => (inForce ? `${version} · 现行` : version),
  },
  { key: 'note', header: '说明', cell: ({ note }) => note },
  { key: 'author', header: '保存人', cell: ({ author }) => author ?? '系统' },
  { key: 'time', header: '时间', cell: ({ time }) => (time === null ? '随产品提供' : momentText(time)) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ version }) => (
      <LinkButton to={versionPath(version)} variant="text" size="small" aria-label={`查看 ${version}`}>
        查看
      </LinkButton>
    ),
  },
]

/** 评估模型, 参数: all versions of the parameters, of which the newest is in force. */
export function VersionsPage() {
  const { data, error, refetch } = useQuery(freshQueryOf(valuationDeskApi.versions, {}))
  return (
    <section aria-label="评估模型">
      <ModelTabs />
      <DeskHead
        title="评估模型"
        lead="评估按现行参数计算；保存新版本后立即用于新的评估，已有的评估结果保留原来的版本。"
      >
        <LinkButton to={newVersionPath} variant="primary" size="small">
          新建版本
        </LinkButton>
      </DeskHead>
      {error ? (
        <ErrorView title="参数版本加载失败" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton rows={4} rowHeight={56} />
      ) : (
        <DataTable caption="参数版本" columns={columns} rows={data.elements} rowKey={({ version }) => version} />
      )}
    </section>
  )
}
