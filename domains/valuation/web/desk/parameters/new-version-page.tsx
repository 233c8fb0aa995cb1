import { DetailHead, ErrorView, freshQueryOf, LinkButton, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { valuationDeskApi } from '../../../contract/desk-endpoints.ts'
import { versionsPath } from '../../../contract/model-paths.ts'
import { ModelTabs } from '../model-tabs.tsx'
import { ParameterEditor } from './parameter-editor.tsx'

/** A new version of the parameters, which begins with those in force. */
export function NewVersionPage() {
  const { data, error, refetch } = useQuery(freshQueryOf(valuationDeskApi.versions, {}))
  const newest = data?.elements.find(({ inForce }) => inForce)
  return (
    <>
      <ModelTabs />
      <DetailHead
        title="新的参数版本"
        meta={newest && `以现行的 ${newest.version} 为起点`}
        back={
          <LinkButton to={versionsPath} variant="text">
            全部版本
          </LinkButton>
        }
      />
      {error ? (
        <ErrorView title="现行参数加载失败" error={error} onRetry={() => void refetch()} />
      ) : newest === undefined ? (
        <Skeleton rows={8} rowHeight={56} />
      ) : (
        <Begun key={newest.version} version={newest.version} />
      )}
    </>
  )
}

function Begun({ version }: { version: string }) {
  const { data, error, refetch } = useQuery(freshQueryOf(valuationDeskApi.version, { params: { version } }))
  if (error) return <ErrorView title="现行参数加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} rowHeight={56} />
  return <ParameterEditor base={data.version} blocks={data.parameters} />
}
