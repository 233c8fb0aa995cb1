import {
  type Column,
  call,
  DataTable,
  dayWords,
  EditDialog,
  FormField,
  momentWords,
  Quiet,
  type RowAct,
  RowActs,
  StatusTag,
  StatusTags,
  TextArea,
} from '@portal/platform/web'
import { useState } from 'react'
import { levelWords } from '../../contract/finding.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import { longestReason, type RuleRow, type SwitchForm, switchForm } from '../../contract/rule-switch.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { CheckDialog } from './check-dialog.tsx'
import { VersionDialog } from './version-dialog.tsx'

const reads = [precheckRulesApi.rules]

/** The word of the act that switches a rule. */
const actOf = ({ on }: Pick<RuleRow, 'on'>): string => (on ? '停用' : '启用')

/** The window that is open, and the rule that it is about. */
type Opened =
  | { window: 'switch' | 'version'; rule: RuleRow }
  | { window: 'check'; rule: RuleRow; version: RuleVersionRow }

/** The checked versions of a rule that begin on a later day. */
const comingOf = ({ version: now, versions }: RuleRow): RuleVersionRow[] =>
  versions.filter(({ state, version }) => state === 'checked' && version > now)

/** The versions of a rule that wait for their check. */
const waitingOf = ({ versions }: RuleRow): RuleVersionRow[] => versions.filter(({ state }) => state === 'unchecked')

const actsOf = (rule: RuleRow, open: (opened: Opened) => void): RowAct[] => {
  const mayCheck = waitingOf(rule).find(({ can }) => can.includes('check'))
  return [
    ...(mayCheck ? [{ label: '复核', run: () => open({ window: 'check' as const, rule, version: mayCheck }) }] : []),
    { label: actOf(rule), run: () => open({ window: 'switch', rule }) },
    { label: '修改', run: () => open({ window: 'version', rule }) },
  ]
}

const columns = (open: (opened: Opened) => void): readonly Column<RuleRow>[] => [
  {
    key: 'rule',
    header: '规则',
    title: true,
    cell: ({ id, text, version }) => (
      <>
        {text}
        <Quiet as="div">
          {id} · 第 {version} 版
        </Quiet>
      </>
    ),
  },
  { key: 'level', header: '级别', width: '100px', cell: ({ level }) => levelWords[level] },
  {
    key: 'state',
    header: '状态',
    width: '320px',
    cell: (rule) => (
      <>
        <StatusTags>
          <StatusTag tone={rule.on ? 'done' : 'draft'}>{rule.on ? '启用' : '已停用'}</StatusTag>
          {waitingOf(rule).map(({ version }) => (
            <StatusTag key={version} tone="waiting">{`第 ${version} 版待复核`}</StatusTag>
          ))}
        </StatusTags>
        {comingOf(rule).map(({ version, effectiveFrom }) => (
          <Quiet as="div" key={version}>
            第 {version} 版自 {dayWords(effectiveFrom)} 起
          </Quiet>
        ))}
        {rule.switched && (
          <Quiet as="div">
            {rule.switched.by} · {momentWords(rule.switched.at)} · {rule.switched.reason}
          </Quiet>
        )}
      </>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    width: '140px',
    actions: true,
    cell: (rule) => <RowActs name={rule.text} acts={actsOf(rule, open)} />,
  },
]

/** All rules, each with its switch and its versions. */
export function RuleTable({ rules }: { rules: readonly RuleRow[] }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <section aria-labelledby="precheck-rules">
      <h2 id="precheck-rules">规则</h2>
      <DataTable caption="预审规则" columns={columns(setOpened)} rows={rules} rowKey={({ id }) => id} />
      {opened?.window === 'switch' && <SwitchDialog rule={opened.rule} onClose={close} />}
      {opened?.window === 'version' && <NextVersion rule={opened.rule} onClose={close} />}
      {opened?.window === 'check' && <CheckDialog rule={opened.rule} version={opened.version} onClose={close} />}
    </section>
  )
}

function NextVersion({ rule, onClose }: { rule: RuleRow; onClose: () => void }) {
  const [newest] = rule.versions
  return newest && <VersionDialog rule={rule} before={newest} onClose={onClose} />
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
