import { useMay } from '@portal/accounts/web'
import {
  Button,
  type Column,
  DeskList,
  ExportButton,
  type ListFilter,
  momentText,
  NothingListed,
  Quiet,
  queryOf,
  Stack,
  useListPage,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { auditApi } from '../contract/endpoints.ts'
import { type EntryRow, outcomeLabels, outcomes } from '../contract/entry.ts'
import { EntryDrawer } from './entry-drawer.tsx'
import { ExportLogDialog } from './export-log.tsx'
import { type LogSearch, logSearch } from './log-search.ts'
import { OutcomeTag } from './outcome-tag.tsx'
import { VerificationNotice } from './verification-notice.tsx'

const views = [{ value: '', label: '全部' }, ...outcomes.map((value) => ({ value, label: outcomeLabels[value] }))]

const columnsOf = (open: (id: string) => void): readonly Column<EntryRow>[] => [
  { key: 'time', header: '时间', cell: ({ time }) => momentText(time) },
  { key: 'actor', header: '操作人', cell: ({ actor }) => actor.name },
  { key: 'act', header: '操作', title: true, cell: ({ actName }) => actName },
  {
    key: 'subject',
    header: '记录',
    cell: ({ subjectKind, subjectRef, link, note }) => (
      <>
        {link && subjectRef ? <Link to={link}>{subjectRef}</Link> : subjectRef || subjectKind || '—'}
        {note && <Quiet>{note}</Quiet>}
      </>
    ),
  },
  { key: 'outcome', header: '结果', cell: ({ outcome }) => <OutcomeTag outcome={outcome} /> },
  {
    key: 'acts',
    header: '详情',
    actions: true,
    cell: ({ id, actName, actor }) => (
      <Button variant="text" size="small" aria-label={`查看 ${actor.name} ${actName}`} onClick={() => open(id)}>
        查看
      </Button>
    ),
  },
]

/** The values that a filter can take are those on the page, and the one that is set. */
const optionsOf = (pairs: readonly (readonly [value: string, label: string])[], set: string) => {
  const known = new Map([...(set === '' ? [] : [[set, set] as const]), ...pairs.filter(([value]) => value !== '')])
  return [...known].map(([value, label]) => ({ value, label }))
}

const filtersOf = (rows: readonly EntryRow[], search: LogSearch): ListFilter<keyof LogSearch>[] => [
  {
    name: 'actor',
    label: '操作人',
    options: optionsOf(
      rows.map(({ actor }) => [actor.id, actor.name]),
      search.actor,
    ),
  },
  {
    name: 'act',
    label: '操作',
    options: optionsOf(
      rows.map(({ act, actName }) => [act, actName]),
      search.act,
    ),
  },
  {
    name: 'subjectKind',
    label: '记录类型',
    options: optionsOf(
      rows.map(({ subjectKind }) => [subjectKind, subjectKind]),
      search.subjectKind,
    ),
  },
  {
    name: 'subjectRef',
    label: '记录',
    options: optionsOf(
      rows.map(({ subjectRef }) => [subjectRef, subjectRef]),
      search.subjectRef,
    ),
  },
  { days: '时间' },
]

/** The page 审计日志: what was done in the back office, by whom, and whether it is still as it was written. */
export function AuditPage() {
  const entries = useListPage(auditApi.list, { filter: logSearch, pageSize: 50 })
  // How high the notice is, its words tell; the list waits for them, since they would push it down.
  const { isPending } = useQuery(queryOf(auditApi.verification, {}))
  const [opened, setOpened] = useState<string>()
  const mayExport = useMay('audit.export')
  const { search, set, list } = entries
  const narrow = (filter: Partial<LogSearch>) => {
    setOpened(undefined)
    set({ keyword: '', outcome: '', actor: '', act: '', subjectKind: '', subjectRef: '', from: '', to: '', ...filter })
  }
  return (
    <Stack gap={16}>
      <VerificationNotice />
      {!isPending && (
        <DeskList
          title="审计日志"
          caption="审计日志"
          pages={entries}
          views={{ name: 'outcome', options: views }}
          filters={filtersOf(list.data?.elements ?? [], search)}
          finds="记录编号、操作、说明"
          columns={columnsOf(setOpened)}
          rowKey={({ id }) => id}
          skeleton={{ rows: 10 }}
          empty={<NothingListed of={entries} text="还没有记录" filtered="没有符合条件的记录" />}
        >
          {mayExport && (
            <ExportButton disabled={list.data?.totalElements === 0}>
              {(onClose) => <ExportLogDialog filter={search} onClose={onClose} />}
            </ExportButton>
          )}
        </DeskList>
      )}
      {opened !== undefined && <EntryDrawer id={opened} narrow={narrow} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
