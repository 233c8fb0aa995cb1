import {
  Button,
  Card,
  type Column,
  choiceParam,
  dayText,
  FilterChips,
  LinkButton,
  momentText,
  NothingListed,
  PagedTable,
  RecordLink,
  Stack,
  useListPage,
} from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { EvidenceRow } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { evidenceLimits } from '../../contract/limits.ts'
import { requiredSlots } from '../../contract/slots.ts'
import { evidenceStateLabels } from '../../contract/states.ts'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import { formPath, serviceTitle } from '../paths.ts'
import type { RecordOffer } from '../record-offer.ts'
import css from './evidence-list.module.css'

// The dialog is loaded only when somebody wants to delete a draft.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

const filter = { state: choiceParam(['', '0', '1'], '') }

const stateOptions = [
  { value: '', label: '全部' },
  { value: '0', label: evidenceStateLabels[0] },
  { value: '1', label: evidenceStateLabels[1] },
] as const

/** The list of a customer's own records; its filter and page are kept in the address. */
export function EvidenceListPage({ offers }: { offers: readonly RecordOffer[] }) {
  const records = useListPage(evidenceApi.listOwn, { filter, pageSize: evidenceLimits.progressPage, staleTime: 0 })
  const [leaving, setLeaving] = useState<EvidenceRow>()
  const begin = <LinkButton to={formPath()}>立即存证</LinkButton>
  return (
    <Card title={serviceTitle} actions={begin}>
      <div className={css.filters}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={records.search.state}
          onChange={(next) => records.set({ state: next })}
        />
      </div>
      {/* The placeholder is as high as a full page with head and pager, so that nothing moves when the rows arrive. */}
      <PagedTable
        pages={records}
        caption={`${serviceTitle}列表`}
        name="我的证据"
        columns={columnsOf(offers, setLeaving)}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 84 }}
        empty={<NothingListed of={records} action={begin} />}
      />
      {leaving && (
        <Suspense>
          <RemoveDialog row={leaving} onClose={() => setLeaving(undefined)} onRemoved={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const columnsOf = (
  offers: readonly RecordOffer[],
  onRemove: (row: EvidenceRow) => void,
): readonly Column<EvidenceRow>[] => [
  {
    key: 'evidenceNo',
    header: '存证编号',
    title: true,
    cell: (row) => <RecordLink open={{ id: row.id }} name={row.evidenceNo} />,
  },
  {
    key: 'exhibition',
    header: '展会',
    cell: ({ exhibitionName, exhibitionTime, exhibitionAddress }) => (
      <Stack as="span" gap={4} start className={css.cell}>
        {exhibitionName}
        <small>
          {dayText(exhibitionTime)} · {exhibitionAddress}
        </small>
      </Stack>
    ),
  },
  { key: 'createTime', header: '创建时间', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'state',
    header: '状态',
    cell: (row) => (
      <Stack as="span" gap={4} start className={css.cell}>
        <StateTag state={row.state} />
        {row.state === 1 ? (
          <ProofTag of={row} />
        ) : (
          <small>
            必备材料 {row.filled} / {requiredSlots.length}
          </small>
        )}
      </Stack>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    // A sealed record has only 查看 here: its empty slots are filled from the page of the record.
    cell: (row) => (
      <span className={css.actions}>
        <RecordLink open={{ id: row.id }} name={row.evidenceNo} asButton />
        {row.state === 0 && row.can.includes('supplement') && (
          <LinkButton to={formPath(row.id)} variant="text" aria-label={`补充证据 ${row.evidenceNo}`}>
            补充证据
          </LinkButton>
        )}
        {offers.map(({ link: { text, to } }) => (
          <LinkButton key={text} to={to(row.id)} variant="text" aria-label={`${text} ${row.evidenceNo}`}>
            {text}
          </LinkButton>
        ))}
        {row.can.includes('delete') && (
          <Button variant="text" aria-label={`删除 ${row.evidenceNo}`} onClick={() => onRemove(row)}>
            删除
          </Button>
        )}
      </span>
    ),
  },
]
