import { LawCard } from '@portal/help/web/law-card'
import {
  Button,
  Card,
  type Column,
  call,
  Empty,
  LinkButton,
  momentWords,
  newKey,
  PagedTable,
  phoneWidth,
  SplitLayout,
  Stack,
  useAction,
  useListPage,
  useMedia,
} from '@portal/platform/web'
import { rightTypeLabels } from '@portal/rights/contract'
import { OperatorText } from '@portal/site/web'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { filingsApi } from '../contract/endpoints.ts'
import { filingFacts } from '../contract/law.ts'
import { sheetLimits } from '../contract/limits.ts'
import type { SheetRow } from '../contract/sheet.ts'
import { sheetPath } from './paths.ts'
import { PhaseTag } from './phase-tag.tsx'
import css from './sheet.module.css'
import { StateTag } from './state-tag.tsx'

// The dialog is loaded when a sheet is to be removed.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

/** The list of the user's sheets, and the two ways to begin a new one. */
export function SheetList() {
  const sheets = useListPage(filingsApi.list, { pageSize: sheetLimits.page, staleTime: 0 })
  const begin = useBegin()
  const [leaving, setLeaving] = useState<SheetRow>()
  const isPhone = useMedia(phoneWidth)
  const beginButton = (
    <Button variant="primary" icon="plus" busy={begin.busy} busyText="正在新建…" onClick={() => void begin.run('')}>
      新填一份
    </Button>
  )
  return (
    <div className="wrap">
      <SplitLayout aside={<LawCard facts={filingFacts} />}>
        <Card title="我的备案信息表" actions={beginButton}>
          <PagedTable
            pages={sheets}
            caption="我的备案信息表"
            name="信息表"
            columns={columnsOf({ onCopy: (id) => void begin.run(id), onRemove: setLeaving })}
            rowKey={({ id }) => id}
            skeleton={isPhone ? { rows: 2, rowHeight: 300 } : { rows: 4, rowHeight: 84 }}
            empty={<Empty text="还没有信息表。每份权利证书填一份。" action={beginButton} />}
            short
          />
        </Card>
        <OperatorText of="filing-note" title="备案说明" />
      </SplitLayout>
      {leaving && (
        <Suspense>
          <RemoveDialog row={leaving} name={nameOf(leaving)} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Begins a sheet and opens it; `from` names a sheet whose right holder it takes. A press that failed and is repeated
 * has the same idempotency key, so that it makes one sheet only.
 */
const useBegin = () => {
  const navigate = useNavigate()
  const key = useRef(newKey())
  const work = useCallback(
    async (from: string) => {
      const { id } = await call(filingsApi.create, { body: { from } }, { key: `${key.current}${from}` })
      key.current = newKey()
      await navigate(sheetPath(id))
    },
    [navigate],
  )
  return useAction(work)
}

const nameOf = ({ recordName }: SheetRow): string => recordName || '未填权利名称'

const columnsOf = (does: {
  onCopy: (id: string) => void
  onRemove: (row: SheetRow) => void
}): readonly Column<SheetRow>[] => [
  {
    key: 'name',
    header: '权利',
    title: true,
    cell: (row) => (
      <Stack as="span" gap={4} start>
        <Link to={sheetPath(row.id)}>{nameOf(row)}</Link>
        <small>
          {[row.registerType === null ? '' : rightTypeLabels[row.registerType], row.registerNum]
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </Stack>
    ),
  },
  { key: 'holder', header: '权利人', cell: ({ obligeeName }) => obligeeName || '—' },
  {
    key: 'state',
    header: '状态',
    cell: ({ state, open, recordal }) => (
      <Stack as="span" gap={4} start>
        {recordal ? <PhaseTag recordal={recordal} /> : <StateTag state={state} />}
        <small>{recordal ? `${recordal.renewFrom} 起可续展` : open > 0 ? `还有 ${open} 项` : '各项已填好'}</small>
      </Stack>
    ),
  },
  { key: 'saveTime', header: '保存时间', cell: ({ saveTime }) => momentWords(saveTime) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (row) => (
      <span className={css.rowActions}>
        <LinkButton
          to={sheetPath(row.id)}
          variant="text"
          aria-label={`${row.recordal ? '查看' : '填写'} ${nameOf(row)}`}
        >
          {row.recordal ? '查看' : '填写'}
        </LinkButton>
        <Button variant="text" aria-label={`沿用 ${nameOf(row)} 的权利人再填一份`} onClick={() => does.onCopy(row.id)}>
          再填一份
        </Button>
        <Button variant="text" aria-label={`删除 ${nameOf(row)}`} onClick={() => does.onRemove(row)}>
          删除
        </Button>
      </span>
    ),
  },
]
