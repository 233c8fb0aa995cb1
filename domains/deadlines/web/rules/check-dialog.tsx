import {
  type Column,
  call,
  DataTable,
  DateField,
  DescriptionList,
  EditDialog,
  ErrorView,
  FormField,
  FormGrid,
  keyOf,
  Notice,
  Quiet,
  Segmented,
  Skeleton,
  Stack,
  TextInput,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ruleVersionsApi } from '../../contract/rule-endpoints.ts'
import { checkForm, type VersionImpact, type VersionRow } from '../../contract/rule-versions.ts'
import { amountWords } from '../../proof/step-words.ts'
import { deliveryWords, lastDayWords, rollWords, spanWords, tagWords, waysWords } from './rule-words.ts'
import { SourceWords } from './source-words.tsx'
import { staffVersions } from './staff-rules.ts'
import { WorkedPreview } from './worked-preview.tsx'

const reads = [ruleVersionsApi.versions] as const

const tagOptions = [
  { value: 'L', label: `L ${tagWords.L}` },
  { value: 'O', label: `O ${tagWords.O}` },
] as const

type TypedCheck = { url: string; checkedOn: string; tag: 'L' | 'O' | '' }

interface CheckDialogProps {
  row: VersionRow
  /** The versions of all rules. */
  rows: readonly VersionRow[]
  onClose: () => void
}

/** The check of a version: first what it says and counts, and what it would move, then where and when it was compared with its source. */
export function CheckDialog({ row, rows, onClose }: CheckDialogProps) {
  const params = { code: row.code, version: row.version }
  return (
    <EditDialog<TypedCheck, { recomputed: number; changed: number }>
      title={`核对 ${row.name} 第 ${row.version} 版`}
      label="核对"
      schema={checkForm}
      defaults={{ url: row.source?.url ?? '', checkedOn: '', tag: '' }}
      send={({ tag, ...typed }) =>
        call(ruleVersionsApi.checkVersion, { params, body: { ...typed, tag: tag as 'L' | 'O' } })
      }
      submit="核对无误"
      busyText="正在核对…"
      said="已核对，几秒内处处按它计算"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <p>
            自 {spanWords(row)}，{row.trigger.name}后 {row.period && amountWords(row.period)}
            。请对照原文逐项核对，无误后再确认；核对后不能撤回，只能再写新版本。
          </p>
          <div>
            <SourceWords row={row} />
          </div>
          <Terms row={row} rows={rows} />
          <Impact row={row} />
          <FormGrid>
            <FormField form={form} name="url" label="网址" hint="核对时所看的原文" required wide>
              {(control) => <TextInput {...control} type="url" placeholder="https://" />}
            </FormField>
            <FormField form={form} name="checkedOn" label="核对日期" required>
              {(control) => <DateField {...control} />}
            </FormField>
            <FormField form={form} name="tag" label="标签" group required>
              {(control) => <Segmented {...control} options={tagOptions} />}
            </FormField>
          </FormGrid>
        </Stack>
      )}
    </EditDialog>
  )
}

/** What is to be compared with the source, and days worked out by the version and by those before it. */
function Terms({ row, rows }: Omit<CheckDialogProps, 'onClose'>) {
  const versions = useMemo(() => staffVersions(rows, row.code).map(({ version }) => version), [rows, row.code])
  const version = versions.find((one) => one.version === row.version)
  if (!version) return null
  const items = [
    { term: '最后一天', detail: lastDayWords[version.lastDay] },
    { term: '遇休息日', detail: rollWords[version.roll] },
    { term: '送达方式', detail: version.trigger.deliveries.map((one) => deliveryWords[one]).join('、') },
    { term: '提交方式', detail: waysWords(version.ways) },
  ]
  return (
    <>
      <DescriptionList items={items} />
      <WorkedPreview versions={versions.filter((one) => one !== version)} draft={version} />
    </>
  )
}

type Moved = VersionImpact['affected'][number]

const columns: Column<Moved>[] = [
  { key: 'id', header: '期限', title: true, cell: ({ id }) => id.slice(0, 8) },
  { key: 'before', header: '现在', cell: ({ before }) => before },
  { key: 'after', header: '核对后', cell: ({ after }) => after },
]

/** Which open deadlines would move. */
function Impact({ row }: { row: VersionRow }) {
  const params = { code: row.code, version: row.version }
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(ruleVersionsApi.impact), params],
    queryFn: ({ signal }) => call(ruleVersionsApi.impact, { params }, { signal }),
    staleTime: 0,
  })
  if (error) return <ErrorView title="影响没有算出来" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} rowHeight={40} />
  if (data.total === 0) return <Notice>没有尚未完成的期限会改变。</Notice>
  return (
    <Stack gap={10}>
      <Notice tone="warning" title={`有 ${data.total} 个尚未完成的期限会改变`}>
        <p>核对后所有人会看到原来的日期和现在的日期。</p>
      </Notice>
      <DataTable caption="会改变的期限" columns={columns} rows={data.affected} rowKey={({ id }) => id} />
      {data.affected.length < data.total && <Quiet>只列出前 {data.affected.length} 个。</Quiet>}
    </Stack>
  )
}
