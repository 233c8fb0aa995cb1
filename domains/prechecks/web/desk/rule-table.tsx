import {
  type Column,
  call,
  DataTable,
  EditDialog,
  FormField,
  momentWords,
  Quiet,
  RowActs,
  StatusTag,
  TextArea,
} from '@portal/platform/web'
import { useState } from 'react'
import { levelWords } from '../../contract/finding.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import { longestReason, type RuleRow, type SwitchForm, switchForm } from '../../contract/rule-switch.ts'

const reads = [precheckRulesApi.rules]

/** The word of the act that switches a rule. */
const actOf = ({ on }: Pick<RuleRow, 'on'>): string => (on ? '停用' : '启用')

const columns = (open: (rule: RuleRow) => void): readonly Column<RuleRow>[] => [
  {
    key: 'rule',
    header: '规则',
    title: true,
    cell: ({ id, text }) => (
      <>
        {text}
        <Quiet as="div">{id}</Quiet>
      </>
    ),
  },
  { key: 'level', header: '级别', width: '100px', cell: ({ level }) => levelWords[level] },
  {
    key: 'state',
    header: '状态',
    width: '320px',
    cell: ({ on, switched }) => (
      <>
        <StatusTag tone={on ? 'done' : 'draft'}>{on ? '启用' : '已停用'}</StatusTag>
        {switched && (
          <Quiet as="div">
            {switched.by} · {momentWords(switched.at)} · {switched.reason}
          </Quiet>
        )}
      </>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    width: '100px',
    actions: true,
    cell: (rule) => <RowActs name={rule.text} acts={[{ label: actOf(rule), run: () => open(rule) }]} />,
  },
]

/** All rules, each with its switch. */
export function RuleTable({ rules }: { rules: readonly RuleRow[] }) {
  const [opened, setOpened] = useState<RuleRow>()
  return (
    <section aria-labelledby="precheck-rules">
      <h2 id="precheck-rules">规则</h2>
      <DataTable caption="预审规则" columns={columns(setOpened)} rows={rules} rowKey={({ id }) => id} />
      {opened && <SwitchDialog rule={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function SwitchDialog({ rule, onClose }: { rule: RuleRow; onClose: () => void }) {
  const { id, text, on } = rule
  const act = actOf(rule)
  return (
    <EditDialog<SwitchForm, object>
      title={`${act}：${text}`}
      size="medium"
      submit={act}
      busyText={`正在${act}…`}
      schema={switchForm}
      defaults={{ on: !on, reason: '' }}
      send={(body, { key }) => call(precheckRulesApi.switchRule, { params: { id }, body }, { key })}
      said={`已${act}`}
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <FormField form={form} name="reason" label="原因" hint="仅工作人员可见" max={longestReason} required>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )}
    </EditDialog>
  )
}
