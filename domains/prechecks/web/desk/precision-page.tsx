import {
  type Column,
  DataTable,
  DateRange,
  DeskHead,
  Empty,
  ErrorView,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { levelWords } from '../../contract/finding.ts'
import { fewestJudged, leastPrecision, type PrecisionRow } from '../../contract/precision.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import type { RuleRow } from '../../contract/rule-switch.ts'
import { RuleTable } from './rule-table.tsx'

const search = z.object({ from: wordsParam(), to: wordsParam() })

/** What a rule said in the version that was judged. */
const textOf = (rules: readonly RuleRow[], { rule, version }: PrecisionRow): string => {
  const found = rules.find(({ id }) => id === rule)
  return found?.versions.find((one) => one.version === version)?.text ?? found?.text ?? rule
}

/** `83%`; a dash where nothing can be said yet. */
const shareText = (share: number | null): string => (share === null ? '—' : `${Math.round(share * 100)}%`)

const count = (key: 'shown' | 'judged' | 'right' | 'wrong', header: string): Column<PrecisionRow> => ({
  key,
  header,
  width: '90px',
  align: 'right',
  cell: (row) => row[key],
})

const columns = (rules: readonly RuleRow[]): readonly Column<PrecisionRow>[] => [
  {
    key: 'rule',
    header: '规则',
    title: true,
    cell: (row) => (
      <>
        {textOf(rules, row)}
        <Quiet as="div">
          {row.rule} · 第 {row.version} 版
        </Quiet>
      </>
    ),
  },
  { key: 'level', header: '级别', width: '100px', cell: ({ level }) => levelWords[level] },
  count('shown', '提示次数'),
  count('judged', '已判断'),
  count('right', '属实'),
  count('wrong', '不属实'),
  {
    key: 'precision',
    header: '准确率',
    width: '150px',
    cell: ({ precision }) => (
      <>
        {shareText(precision)}{' '}
        {precision !== null && precision < leastPrecision && (
          <StatusTag tone="refused" icon="warn">
            需要检查
          </StatusTag>
        )}
      </>
    ),
  },
  { key: 'lower', header: '95% 下限', width: '100px', align: 'right', cell: ({ lower }) => shareText(lower) },
]

const lead = `准确率 = 属实 ÷（属实 + 不属实），不相关的不计；判断为属实或不属实的不足 ${fewestJudged} 条时不显示。低于 ${leastPrecision * 100}% 的规则需要检查。`

/** 预审准确率: how often the rules of the pre-check are right, by what staff said of their findings. */
export function PrecisionPage() {
  const [query, patch] = useSearch(search)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(precheckRulesApi.precision, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rules = useQuery(queryOf(precheckRulesApi.rules, {}))
  // Both tables come at once: the first would push the other down.
  const isLoading = (!data && !error) || rules.isPending
  return (
    <>
      <DeskHead title="预审准确率" lead={lead} />
      <Stack gap={16}>
        <DateRange label="提交时间" value={query} onChange={patch} />
        {error && <ErrorView title="准确率加载失败" error={error} onRetry={() => void refetch()} />}
        {rules.error && <ErrorView title="规则加载失败" error={rules.error} onRetry={() => void rules.refetch()} />}
        {isLoading && <Skeleton rows={8} rowHeight={56} />}
        {!isLoading && data?.rows.length === 0 && <Empty text="这段时间没有预审结果" />}
        {!isLoading && data && data.rows.length > 0 && (
          <DataTable
            caption="各条规则的准确率"
            columns={columns(rules.data?.elements ?? [])}
            rows={data.rows}
            rowKey={({ rule, version, level }) => `${rule} ${version} ${level}`}
            busy={isPlaceholderData}
          />
        )}
        {!isLoading && rules.data && <RuleTable rules={rules.data.elements} />}
      </Stack>
    </>
  )
}
