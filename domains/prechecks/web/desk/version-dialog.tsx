import {
  call,
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  Notice,
  Segmented,
  Stack,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { useMemo } from 'react'
import { levels, levelWords } from '../../contract/finding.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import type { RuleRow } from '../../contract/rule-switch.ts'
import { versionLimits as limits, type RuleVersionRow } from '../../contract/rule-version.ts'
import { AskedWhere } from './asked-where.tsx'
import { ConditionParts } from './condition-parts.tsx'
import { sourceLevelWords } from './rule-words.ts'
import { bodyOf, partsOf, type TypedVersion, typedOf, typedSchema } from './version-form.ts'

const reads = [precheckRulesApi.rules]

const levelOptions = levels.map((value) => ({ value, label: levelWords[value] }))
const sourceOptions = (['L', 'O', 'P'] as const).map((value) => ({ value, label: sourceLevelWords[value] }))

interface VersionDialogProps {
  rule: RuleRow
  /** The newest version of the rule, which the new one follows. */
  before: RuleVersionRow
  onClose: () => void
}

/** Writes the next version of a rule. */
export function VersionDialog({ rule, before, onClose }: VersionDialogProps) {
  const { id, text } = rule
  const schema = useMemo(() => typedSchema(before), [before])
  const isListed = partsOf(before.when) !== undefined
  return (
    <EditDialog<TypedVersion, { version: number }>
      title={`${text}：写第 ${before.version + 1} 版`}
      label="新版本"
      schema={schema}
      defaults={typedOf(before)}
      send={(typed, { key }) =>
        call(precheckRulesApi.writeVersion, { params: { id }, body: bodyOf(typed, before) }, { key })
      }
      said="新版本已保存，请另一位同事复核"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <Notice>复核之前，客户看到的仍是现在的版本。适用的表单和提示所在的字段不变。</Notice>
          <AskedWhere rule={rule} version={before} />
          <FormGrid>
            <FormField form={form} name="effectiveFrom" label="生效日" required>
              {(control) => <DateField {...control} />}
            </FormField>
            <FormField form={form} name="level" label="级别" group required>
              {(control) => <Segmented {...control} options={levelOptions} />}
            </FormField>
            <FormField form={form} name="text" label="提示" max={limits.text} required wide>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="mend" label="怎样补充" max={limits.mend} required wide>
              {(control) => <TextArea {...control} rows={2} />}
            </FormField>
            <FormField form={form} name="why.text" label="为什么" max={limits.why} required wide>
              {(control) => <TextArea {...control} rows={2} />}
            </FormField>
            <FormField form={form} name="why.level" label="依据" group required>
              {(control) => <Segmented {...control} options={sourceOptions} />}
            </FormField>
            <FormField form={form} name="why.title" label="依据的名称" max={limits.title} required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="why.place" label="条款" max={limits.place}>
              {(control) => <TextInput {...control} placeholder="第十六条" />}
            </FormField>
            <FormField
              form={form}
              name="why.url"
              label="网址"
              hint="法律和官方网站必填；依据不变时不用填"
              max={limits.url}
            >
              {(control) => <TextInput {...control} type="url" placeholder="https://" />}
            </FormField>
          </FormGrid>
          {isListed && <ConditionParts form={form} />}
          <FormField form={form} name="reason" label="修改原因" hint="仅工作人员可见" max={limits.reason} required>
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
        </Stack>
      )}
    </EditDialog>
  )
}
