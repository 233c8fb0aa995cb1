import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/api.ts'
import { keyOf } from '../call/query.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorView } from '../ui/error-view.tsx'
import { Log } from '../ui/log.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type FieldChange, FieldChanges } from './field-changes.tsx'

interface Change<Act> {
  time: number
  /** Null where the portal itself did it. */
  actor: string | null
  act: Act
  fields: readonly FieldChange[]
}

export interface ChangesLogProps<Act extends string> {
  id: string
  /** The call that answers the changes, the latest first, and how it is made for this record. */
  endpoint: Endpoint
  read: () => Promise<{ list: readonly Change<Act>[] }>
  labels: Readonly<Record<Act, string>>
}

/** The history of one record: who changed what, the latest first. */
export function ChangesLog<Act extends string>({ id, endpoint, read, labels }: ChangesLogProps<Act>) {
  const { data, error, refetch } = useQuery({ queryKey: [...keyOf(endpoint), id], queryFn: read, staleTime: 0 })
  if (error) return <ErrorView title="变更记录加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} rowHeight={64} />
  if (data.list.length === 0) return <Empty text="还没有变更" />
  return (
    <Log
      label="变更记录"
      entries={data.list}
      line={({ time, actor, act, fields }) => ({
        time,
        parts: [actor ?? '系统', <b key="act">{labels[act]}</b>],
        below: fields.length > 0 && <FieldChanges fields={fields} />,
      })}
    />
  )
}
