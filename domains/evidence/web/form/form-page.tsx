import { ErrorView, LinkButton, PageHead, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { evidenceApi } from '../../contract/endpoints.ts'
import { crumbsTo, minePath } from '../paths.ts'
import { EvidenceEditor } from './evidence-editor.tsx'

/** The form for a new record, or for the saved record `id`. */
export function FormPage({ id }: { id: string | undefined }) {
  return id === undefined ? <EvidenceEditor saved={undefined} /> : <SavedForm id={id} />
}

function SavedForm({ id }: { id: string }) {
  // The saved record is read once: if it were read again while somebody types, the typed text would be lost.
  const { data, error, refetch } = useQuery({
    ...queryOf(evidenceApi.ownDetail, { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data) return <EvidenceEditor saved={data} />
  return (
    <>
      <PageHead title="补充证据" crumbs={crumbsTo('补充证据')} />
      <div className="wrap">
        {error ? (
          <ErrorView
            title="存证加载失败"
            error={error}
            onRetry={() => void refetch()}
            actions={
              <LinkButton to={minePath()} variant="text">
                返回我的证据
              </LinkButton>
            }
          />
        ) : (
          <Skeleton rows={8} rowHeight={84} />
        )}
      </div>
    </>
  )
}
