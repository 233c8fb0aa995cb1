import {
  Checkbox,
  Choice,
  call,
  DateField,
  EditDialog,
  Field,
  FormField,
  FormGrid,
  Notice,
  type OrderedForm,
  Stack,
  TextArea,
  TextInput,
  useWatch,
} from '@portal/platform/web'
import { useMemo } from 'react'
import { ruleVersionsApi } from '../../contract/rule-endpoints.ts'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { versionLimits as limits } from '../../contract/version-limits.ts'
import type { RuleVersion } from '../../proof/rule.ts'
import { lastDayWords, rollWords, unitOptions } from './rule-words.ts'
import { staffVersions } from './staff-rules.ts'
import { WorkedPreview } from './worked-preview.tsx'
import { bodyOf, countsMonths, draftOf, mayRoll, schemaFor, type TypedVersion, typedOf } from './write-form.ts'

const reads = [ruleVersionsApi.versions] as const

const lastDayOptions = [
  { value: 'corresponding', label: lastDayWords.corresponding },
  { value: 'dayBefore', label: lastDayWords.dayBefore },
] as const
const rollOptions = [
  { value: 'nextWorkingDay', label: rollWords.nextWorkingDay },
  { value: 'none', label: rollWords.none },
] as const

interface WriteDialogProps {
  /** The newest version of the rule, which the new one follows. */
  row: VersionRow
  rows: readonly VersionRow[]
  onClose: () => void
}

/** Writes the next version of a rule; beside the form stand days that are worked out by it as it is typed. */
export function WriteDialog({ row, rows, onClose }: WriteDialogProps) {
  const versions = useMemo(() => staffVersions(rows, row.code).map(({ version }) => version), [rows, row.code])
  const before = versions.find(({ version }) => version === row.version)
  const schema = useMemo(() => before && schemaFor(versions, before), [versions, before])
  if (!before || !schema) return null
  return (
    <EditDialog<TypedVersion, { version: number }>
      title={`${row.name}：写第 ${row.version + 1} 版`}
      label="新版本"
      schema={schema}
      defaults={typedOf(before)}
      send={(typed) =>
        call(ruleVersionsApi.writeVersion, { params: { code: row.code }, body: bodyOf(typed, row.version) })
      }
      said="新版本已保存，请另一位同事核对"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <Notice>
            没有改动的部分与第 {row.version} 版相同；事项、机关、工作日历和提交方式沿用上一版本。核对之前不用于客户。
          </Notice>
          <Fields form={form} before={before} />
          <Preview form={form} versions={versions} before={before} />
        </Stack>
      )}
    </EditDialog>
  )
}

function Preview({
  form,
  versions,
  before,
}: {
  form: OrderedForm<TypedVersion>
  versions: readonly RuleVersion[]
  before: RuleVersion
}) {
  const typed = useWatch({ control: form.rhf.control }) as TypedVersion
  const draft = draftOf(before, typed)
  return <WorkedPreview versions={versions} draft={draft} />
}

function Fields({ form, before }: { form: OrderedForm<TypedVersion>; before: RuleVersion }) {
  const [unit, extension, suspendable] = useWatch({
    control: form.rhf.control,
    name: ['period.unit', 'extension', 'suspendable'],
  })
  const { direction } = before.period
  return (
    <FormGrid>
      <FormField
        form={form}
        name="effectiveFrom"
        label="生效日"
        hint="起算事由发生在这一天或以后的，按新版本计算"
        required
      >
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="name" label="规则名称" max={limits.name} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="trigger.name" label="起算事由" max={limits.trigger} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      {before.deemedDays !== null && (
        <FormField form={form} name="deemedDays" label="发出后几日视为送达" required>
          {({ value, ...control }) => <TextInput {...control} value={value ?? ''} inputMode="numeric" />}
        </FormField>
      )}
      <FormField form={form} name="period.amount" label={direction === 'before' ? '届满前多久' : '期限'} required>
        {(control) => <TextInput {...control} inputMode="numeric" />}
      </FormField>
      <FormField form={form} name="period.unit" label="单位" required>
        {(control) => <Choice {...control} options={unitOptions} />}
      </FormField>
      {countsMonths(unit) && (
        <FormField form={form} name="lastDay" label="届满日">
          {(control) => <Choice {...control} options={lastDayOptions} />}
        </FormField>
      )}
      {mayRoll({ unit, direction }) && (
        <FormField form={form} name="roll" label="顺延">
          {(control) => <Choice {...control} options={rollOptions} />}
        </FormField>
      )}
      <Field label="中止与延长" group wide>
        <Stack gap={10} start>
          <Checkbox
            value={suspendable}
            onChange={(isSuspendable) => form.rhf.setValue('suspendable', isSuspendable)}
            label="可以中止"
          />
          <Checkbox
            value={extension !== null}
            onChange={(isLonger) => form.rhf.setValue('extension', isLonger ? { amount: '', unit } : null)}
            label="可以延长"
          />
        </Stack>
      </Field>
      {extension !== null && (
        <FormField form={form} name="extension.amount" label="延长多久" hint="单位与期限相同" required>
          {(control) => <TextInput {...control} inputMode="numeric" />}
        </FormField>
      )}
      <FormField form={form} name="source.title" label="依据" max={limits.title} required wide>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="source.article" label="条文" note="选填" max={limits.article}>
        {(control) => <TextInput {...control} placeholder="如 第三十六条" />}
      </FormField>
      <FormField form={form} name="source.url" label="网址" note="选填">
        {(control) => <TextInput {...control} type="url" placeholder="https://" />}
      </FormField>
      <FormField
        form={form}
        name="unchecked"
        label="核对前告诉客户"
        note="选填"
        hint="不填时为：本平台尚未核对该期限，请按通知所载日期登记"
        max={limits.unchecked}
        wide
      >
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
    </FormGrid>
  )
}
