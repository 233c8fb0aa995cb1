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
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import { rightsPath } from '../../contract/paths.ts'
import { HandIn } from './hand-in.tsx'
import { Imported } from './imported.tsx'
import { importPath } from './paths.ts'
import { Preview } from './preview.tsx'

const query = z.object({ id: textParam() })
const heading = '批量导入'

/** Rights from a list: a place to hand it in, the preview of the list in the address, and what came of it. */
export function ImportPage() {
  const [{ id }] = useSearch(query)
  return (
    <>
      <PageHead title={heading} crumbs={[{ text: '权利台账', to: rightsPath }, { text: heading }]} />
      <Stack gap={20} className="wrap page">
        {id === undefined ? <HandIn /> : <List key={id} id={id} />}
      </Stack>
    </>
  )
}

function List({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(freshQueryOf(rightImportsApi.viewImport, { params: { id } }))
  if (isPending) return <Skeleton rows={6} rowHeight={56} />
  if (!data)
    return (
      <ErrorView
        title="没有找到这份预览，它可能已经过期"
        error={error}
        onRetry={() => void refetch()}
        actions={<LinkButton to={importPath}>重新上传</LinkButton>}
      />
    )
  return data.confirmed === null ? (
    <Preview list={data} onDone={() => void refetch()} />
  ) : (
    <Imported confirmed={data.confirmed} />
  )
}
