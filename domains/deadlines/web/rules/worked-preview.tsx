import { addDays, isDay } from '@portal/platform/contract'
import { Card, type Column, DataTable, DateField, Field, Quiet, Stack } from '@portal/platform/web'
import { useState } from 'react'
import { askedFaults } from '../../proof/asked-faults.ts'
import { chooseVersion } from '../../proof/choose-version.ts'
import type { Asked } from '../../proof/counting.ts'
import type { RuleVersion } from '../../proof/rule.ts'
import { afterCheck } from '../../proof/succession.ts'
import { useCount } from '../use-count.ts'

/** The state by whose calendar the preview counts where a rule leaves it open. */
const sampleState = 'DE'
const morning = 'T09:00'

/** What is asked of a version for one day: the plain case, without delivery, way or suspension. */
const askedOn = ({ period, calendar }: RuleVersion, day: string): Asked => ({
  trigger: period.unit === 'hour' ? `${day}${morning}` : day,
  ...(calendar === null && { calendar: sampleState }),
})

type Line = { day: string; version: RuleVersion | undefined }

const columns: Column<Line>[] = [
  { key: 'day', header: '起算日', title: true, cell: ({ day }) => day },
  { key: 'version', header: '适用', cell: ({ version }) => (version ? `第 ${version.version} 版` : '没有适用的版本') },
  { key: 'due', header: '届满', cell: ({ day, version }) => version && <Due version={version} day={day} /> },
]

/** Days worked out by the version that is being written, as everybody will count once it is checked. */
export function WorkedPreview({
  versions,
  draft,
}: {
  versions: readonly RuleVersion[]
  draft: RuleVersion | undefined
}) {
  const [tried, setTried] = useState('')
  return (
    <Card title="试算" tone="tint" level={3}>
      {draft ? (
        <Stack gap={12}>
          <Field label="另试一天" note="选填">
            <DateField value={tried} onChange={setTried} />
          </Field>
          <Lines versions={versions} draft={draft} tried={tried} />
        </Stack>
      ) : (
        <Quiet>填好生效日和期限后，这里显示新旧版本各算到哪一天。</Quiet>
      )}
    </Card>
  )
}

function Lines({ versions, draft, tried }: { versions: readonly RuleVersion[]; draft: RuleVersion; tried: string }) {
  const first = draft.effectiveFrom
  const check = { url: '', checkedOn: first, tag: 'L' } as const
  const standing = afterCheck([...versions, draft], draft, check)
  const days = [addDays(first, -1), first, ...(isDay(tried) ? [tried] : [])]
  const lines = [...new Set(days)].map((day) => ({ day, version: chooseVersion(standing, day) }))
  return (
    <>
      <DataTable caption="试算" columns={columns} rows={lines} rowKey={({ day }) => day} />
      {draft.calendar === null && <Quiet>以德国的工作日历为例。</Quiet>}
    </>
  )
}

function Due({ version, day }: { version: RuleVersion; day: string }) {
  const asked = askedOn(version, day)
  const [fault] = askedFaults(version, asked)
  if (fault) return fault.msg
  return <Counted key={`${version.version}`} version={version} asked={asked} />
}

function Counted({ version, asked }: { version: RuleVersion; asked: Asked }) {
  const { counted, error } = useCount(version, asked)
  if (error) return '工作日历加载失败'
  if (!counted) return '…'
  const opens = counted.opensOn === null ? '' : `${counted.opensOn} 至 `
  return `${opens}${counted.dueOn}${counted.provisional ? '（暂定）' : ''}`
}
