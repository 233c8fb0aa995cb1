import { RecordLogLink } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  ErrorView,
  freshQueryOf,
  LinkButton,
  momentText,
  Skeleton,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { valuationDeskApi } from '../../../contract/desk-endpoints.ts'
import { versionsPath } from '../../../contract/model-paths.ts'
import type { ParameterVersionDetail } from '../../../contract/parameter-versions.ts'
import { parameterLines } from '../../../contract/parameter-words.ts'
import { ParameterTable } from '../../parameter-table.tsx'
import { ModelTabs } from '../model-tabs.tsx'

/** One version of the parameters, as it was saved. */
export function VersionPage() {
  const { version = '' } = useParams()
  const { data, error, refetch } = useQuery(freshQueryOf(valuationDeskApi.version, { params: { version } }))
  if (error) return <ErrorView title="参数版本加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} rowHeight={56} />
  return <Shown made={data} />
}

function Shown({ made: { version, note, author, time, inForce, parameters } }: { made: ParameterVersionDetail }) {
  return (
    <>
      <ModelTabs />
      <DetailHead
        title={`参数 ${version}`}
        tag={inForce && <StatusTag tone="done">现行</StatusTag>}
        meta={inForce ? '用于新的评估' : '已有更新的版本；用这一版评估的结果仍按它计算'}
        actions={<RecordLogLink kind="valuationParameters" of={version} />}
        back={
          <LinkButton to={versionsPath} variant="text">
            全部版本
          </LinkButton>
        }
      />
      <Stack gap={20}>
        <DescriptionList
          items={[
            { term: '说明', detail: note, wide: true },
            { term: '保存人', detail: author ?? '系统' },
            { term: '时间', detail: time === null ? '随产品提供' : momentText(time) },
          ]}
        />
        <Card title="参数">
          <ParameterTable lines={parameterLines(parameters)} />
        </Card>
      </Stack>
    </>
  )
}
