import { Button, Dialog, ErrorView, momentText, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type TemplateChange, type TemplateRow, templateActLabels } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import { templateName } from '../choose-template.ts'
import css from './desk.module.css'

/** The changes of a list: who changed what, the latest first. */
export function ChangesDialog({ template, onClose }: { template: TemplateRow; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(subsidyDeskApi.templateChanges, { params: { id: template.id } }),
    staleTime: 0,
  })
  return (
    <Dialog
      open
      size="large"
      title={`变更记录：${templateName(template)}`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      {error && <ErrorView title="变更记录加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} rowHeight={64} />}
      {data && (
        <ol className={css.changes}>
          {data.list.map((change) => (
            <ChangeLine key={`${change.time} ${change.act}`} change={change} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function ChangeLine({ change: { time, actor, act, fields } }: { change: TemplateChange }) {
  return (
    <li>
      <p>
        <b>{templateActLabels[act]}</b>{' '}
        <small>
          {momentText(time)} · {actor ?? '系统'}
        </small>
      </p>
      <dl>
        {fields.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before !== null && (
                <>
                  <span className="sr-only">原为</span>
                  <del>{before}</del>
                </>
              )}
              <span className="sr-only">{before === null ? '' : '改为'}</span>
              <ins>{after ?? '（无）'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
