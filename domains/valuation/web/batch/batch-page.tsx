import {
  ErrorView,
  freshQueryOf,
  LinkButton,
  PageHead,
  Skeleton,
  Stack,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { valuationApi } from '../../contract/endpoints.ts'
import { askPath, batchPath } from '../paths.ts'
import { title } from '../words.ts'
import { BatchView } from './batch-view.tsx'
import { HandIn } from './hand-in.tsx'

const query = z.object({ id: textParam() })
const heading = '批量评估'

/** Many patents from a file: a place to hand it in, or the batch of the address with what came of it. */
export function BatchPage() {
  const [{ id }] = useSearch(query)
  return (
    <>
      <PageHead title={heading} crumbs={[{ text: title, to: askPath }, { text: heading }]} />
      <Stack gap={20} className="wrap page">
        {id === undefined ? <HandIn /> : <Batch key={id} id={id} />}
      </Stack>
    </>
  )
}

/** How often the page asks again while numbers are waiting, in ms. */
const lookAgainMs = 1_000

function Batch({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...freshQueryOf(valuationApi.batch, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookAgainMs : false),
  })
  if (isPending) return <Skeleton rows={6} rowHeight={56} />
  if (data) return <BatchView batch={data} />
  return (
    <ErrorView
      title="没有找到这一批，它可能已经过期"
      error={error}
      onRetry={() => void refetch()}
      actions={<LinkButton to={batchPath}>重新上传</LinkButton>}
    />
  )
}
