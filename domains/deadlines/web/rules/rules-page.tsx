import {
  type Column,
  choiceParam,
  DataTable,
  DeskHead,
  Empty,
  ErrorView,
  FilterChips,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
  StatusTag,
  type StatusTone,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ruleVersionsApi } from '../../contract/rule-endpoints.ts'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { amountWords } from '../../proof/step-words.ts'
import { CheckDialog } from './check-dialog.tsx'
import { spanWords, stateWords } from './rule-words.ts'
import { SourceWords } from './source-words.tsx'
import { isNewest, type OpenedVersion } from './staff-rules.ts'
import { VersionDialog } from './version-dialog.tsx'
import { WriteDialog } from './write-dialog.tsx'

const search = z.object({ show: choiceParam(['all', 'unchecked'], 'all'), rule: wordsParam() })

const tones = { checked: 'done', unchecked: 'waiting', replaced: 'draft' } as const satisfies Record<
  VersionRow['state'],
  StatusTone
>

/** The page 期限规则: all versions of all rules, how a new one is written, and how somebody else checks it. */
export function RulesPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(ruleVersionsApi.versions, {}), staleTime: 0 })
  return (
    <>
      <DeskHead
        title="期限规则"
        lead="每个版本写定后不再修改：法律改变时写一个新版本，由另一位同事对照原文核对，核对后才用于客户。"
      />
      {error && <ErrorView title="期限规则加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={8} rowHeight={56} />}
      {data && <Rules rows={data.elements} />}
    </>
  )
}

function Rules({ rows }: { rows: readonly VersionRow[] }) {
  const [{ show, rule }, patch] = useSearch(search)
  const [opened, setOpened] = useState<OpenedVersion>()
  const unchecked = rows.filter(({ state }) => state === 'unchecked')
  const shown = (show === 'all' ? rows : unchecked).filter(({ code }) => rule === '' || code === rule)
  const close = () => setOpened(undefined)
  return (
    <Stack gap={16}>
      <FilterChips
        label="显示"
        value={rule === '' ? show : ''}
        onChange={(next) => patch({ show: next === 'unchecked' ? 'unchecked' : 'all', rule: '' })}
        options={[
          { value: 'all', label: '全部', count: rows.length },
          { value: 'unchecked', label: '未核对', count: unchecked.length },
        ]}
      />
      {shown.length === 0 ? (
        <Empty text="没有符合的版本" />
      ) : (
        <DataTable
          caption="期限规则"
          columns={columnsOf(rows, setOpened)}
          rows={shown}
          rowKey={({ code, version }) => `${code} ${version}`}
        />
      )}
      {opened?.window === 'detail' && <VersionDialog row={opened.row} rows={rows} onOpen={setOpened} onClose={close} />}
      {opened?.window === 'write' && <WriteDialog row={opened.row} rows={rows} onClose={close} />}
      {opened?.window === 'check' && <CheckDialog row={opened.row} rows={rows} onClose={close} />}
    </Stack>
  )
}

/** What may be done with a version, the usual act first. */
const actsOf = (rows: readonly VersionRow[], row: VersionRow, open: (opened: OpenedVersion) => void) => [
  ...(row.can.includes('check') ? [{ label: '核对', run: () => open({ window: 'check', row }) }] : []),
  { label: '查看', run: () => open({ window: 'detail', row }) },
  ...(isNewest(rows, row) ? [{ label: '写新版本', run: () => open({ window: 'write', row }) }] : []),
]

const columnsOf = (rows: readonly VersionRow[], open: (opened: OpenedVersion) => void): Column<VersionRow>[] => [
  {
    key: 'rule',
    header: '规则',
    title: true,
    cell: ({ name, code, version }) => (
      <>
        {name}
        <Quiet>
          {code} 第 {version} 版
        </Quiet>
      </>
    ),
  },
  { key: 'span', header: '适用', cell: (row) => (row.state === 'replaced' ? '未曾适用' : spanWords(row)) },
  { key: 'period', header: '期限', cell: ({ period }) => period && amountWords(period) },
  { key: 'source', header: '依据', cell: (row) => <SourceWords row={row} /> },
  {
    key: 'state',
    header: '核对',
    cell: ({ state, source, checker }) => (
      <>
        <StatusTag tone={tones[state]}>{stateWords[state]}</StatusTag>
        {state === 'checked' && (
          <Quiet>
            {source?.checkedOn} {checker ?? '系统自带'}
          </Quiet>
        )}
      </>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    cell: (row) => <RowActs name={`${row.name} 第 ${row.version} 版`} acts={actsOf(rows, row, open)} />,
  },
]
