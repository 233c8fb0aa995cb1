import {
  Button,
  DescriptionList,
  Dialog,
  ErrorView,
  LinkButton,
  momentText,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { auditApi } from '../contract/endpoints.ts'
import type { EntryView } from '../contract/entry.ts'
import styles from './audit.module.css'
import { EntryChanges } from './entry-changes.tsx'
import type { LogSearch } from './log-search.ts'
import { OutcomeTag } from './outcome-tag.tsx'

type Narrow = (filter: Partial<LogSearch>) => void

const itemsOf = (entry: EntryView) => [
  { term: '时间', detail: momentText(entry.time) },
  { term: '操作人', detail: entry.actor.name },
  { term: '操作', detail: entry.actName },
  { term: '结果', detail: <OutcomeTag outcome={entry.outcome} /> },
  { term: '记录', detail: [entry.subjectKind, entry.subjectRef].filter(Boolean).join(' · ') },
  { term: '来源地址', detail: entry.address },
  { term: '说明', detail: entry.note, wide: true },
]

const sealItems = ({ seq, prev, hash, act }: EntryView) => [
  { term: '序号', detail: seq ?? '待封存' },
  { term: '调用', detail: act },
  { term: '上一条校验值', detail: prev && <span className={styles.hash}>{prev}</span>, wide: true },
  { term: '本条校验值', detail: hash && <span className={styles.hash}>{hash}</span>, wide: true },
]

function Entry({ entry, narrow }: { entry: EntryView; narrow: Narrow }) {
  const { actor, act, subjectKind, subjectRef } = entry
  return (
    <Stack gap={20}>
      <DescriptionList items={itemsOf(entry)} />
      <EntryChanges before={entry.before} after={entry.after} />
      <div className={styles.narrow}>
        <Button size="small" onClick={() => narrow({ actor: actor.id })}>
          看此人的全部记录
        </Button>
        <Button size="small" onClick={() => narrow({ act })}>
          看此操作的全部记录
        </Button>
        {subjectRef !== '' && (
          <Button size="small" onClick={() => narrow({ subjectKind, subjectRef })}>
            看此对象的全部记录
          </Button>
        )}
      </div>
      <DescriptionList items={sealItems(entry)} />
    </Stack>
  )
}

/** A drawer beside the log that shows one entry whole. `narrow` sets the filter of the log to what the entry is about. */
export function EntryDrawer({ id, narrow, onClose }: { id: string; narrow: Narrow; onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryOf(auditApi.view, { params: { id } }))
  return (
    <Dialog
      open
      size="side"
      title={data?.actName ?? '审计记录'}
      onClose={onClose}
      actions={data?.link && <LinkButton to={data.link}>打开记录</LinkButton>}
    >
      {error && <ErrorView title="审计记录加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} rowHeight={48} />}
      {data && <Entry entry={data} narrow={narrow} />}
    </Dialog>
  )
}
