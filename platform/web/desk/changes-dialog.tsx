import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/api.ts'
import { keyOf } from '../call/query.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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

export interface ChangesDialogProps<Act extends string> {
  /** The name of the record. */
  name: string
  id: string
  /** The call that answers the changes, the latest first, and how it is made for this record. */
  endpoint: Endpoint
  read: () => Promise<{ list: readonly Change<Act>[] }>
  labels: Readonly<Record<Act, string>>
  onClose: () => void
}

/** A dialog with the history of one record: who changed what, the latest first. */
export function ChangesDialog<Act extends string>({
  name,
  id,
  endpoint,
  read,
  labels,
  onClose,
}: ChangesDialogProps<Act>) {
  const { data, error, refetch } = useQuery({ queryKey: [...keyOf(endpoint), id], queryFn: read, staleTime: 0 })
  return (
    <Dialog
      open
      size="large"
      title={`变更记录：${name}`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      {error && <ErrorView title="变更记录加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} rowHeight={64} />}
      {data?.list.length === 0 && <Empty text="还没有变更" />}
      {data && (
        <Log
          label="变更记录"
          entries={data.list}
          line={({ time, actor, act, fields }) => ({
            time,
            parts: [actor ?? '系统', <b key="act">{labels[act]}</b>],
            below: fields.length > 0 && <FieldChanges fields={fields} />,
          })}
        />
      )}
    </Dialog>
  )
}
