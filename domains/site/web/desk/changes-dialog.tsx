import { Button, Dialog, Empty, ErrorView, momentText, Quiet, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { changeActLabels, type SiteChange } from '../../contract/desk.ts'
import type { siteDeskApi } from '../../contract/endpoints.ts'
import styles from './desk.module.css'

type ChangesDialogProps = {
  name: string
  id: string
  endpoint: typeof siteDeskApi.linkChanges | typeof siteDeskApi.bannerChanges
  onClose: () => void
}

/** A dialog with the history of one record: who changed what, the latest first. */
export function ChangesDialog({ name, id, endpoint, onClose }: ChangesDialogProps) {
  const changes = useQuery({ ...queryOf(endpoint, { params: { id } }), staleTime: 0 })
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
      {changes.isPending && <Skeleton rows={3} rowHeight={64} />}
      {changes.isError && (
        <ErrorView title="变更记录加载失败" error={changes.error} onRetry={() => void changes.refetch()} />
      )}
      {changes.data?.list.length === 0 && <Empty text="还没有变更" />}
      {changes.data && changes.data.list.length > 0 && (
        <Stack as="ol" gap={16} className={styles.changes}>
          {changes.data.list.map((change) => (
            <ChangeLine key={`${change.time} ${change.act}`} change={change} />
          ))}
        </Stack>
      )}
    </Dialog>
  )
}

const none = '（无）'

function ChangeLine({ change: { time, actor, act, fields } }: { change: SiteChange }) {
  return (
    <li>
      <p>
        <b>{changeActLabels[act]}</b>{' '}
        <Quiet as="span">
          {momentText(time)} · {actor ?? '系统'}
        </Quiet>
      </p>
      {fields.length > 0 && (
        <dl>
          {fields.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before !== null && (
                  <>
                    <span className="sr-only">原为</span>
                    <del>{before}</del> <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                <span className="sr-only">{before === null ? '' : '改为'}</span>
                <ins>{after ?? none}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
