import {
  call,
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  Select,
  shanghaiDay,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { signRulesApi } from '../../contract/endpoints.ts'
import { type SignRule, signKindLabels, signKinds, signSets } from '../../contract/sign-rules.ts'
import { signReads } from './sign-reads.ts'
import { type RuleFields, ruleFieldsOf, ruleSchema, withRule } from './sign-rule-form.ts'
import { matchLabels, setLabels } from './sign-words.ts'

const kinds = signKinds.map((value) => ({ value, label: signKindLabels[value] }))
const matches = (['contains', 'whole'] as const).map((value) => ({ value, label: matchLabels[value] }))
const sets = signSets.map((value) => ({ value, label: setLabels[value] }))

interface SignRuleDialogProps {
  rules: readonly SignRule[]
  version: number
  /** The rule that is changed; without it a new one is made. */
  rule: SignRule | undefined
  onClose: () => void
}

/** A rule about what may be a mark: its words, the law behind it, and the days on which it holds. */
export function SignRuleDialog({ rules, version, rule, onClose }: SignRuleDialogProps) {
  const schema = ruleSchema(rules, rule?.id)
  return (
    <EditDialog<RuleFields, { version: number }>
      title={rule ? `修改规则“${rule.id}”` : '新增规则'}
      full
      schema={schema}
      defaults={ruleFieldsOf(rule)}
      send={(typed) =>
        call(signRulesApi.save, { body: { version, rules: withRule(rules, schema.parse(typed), rule?.id) } })
      }
      said="提示词已保存"
      reads={signReads}
      onClose={onClose}
    >
      {(form) => (
        <FormGrid>
          <FormField form={form} name="id" label="编号" hint="英文短名，每个只能用一次" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="kind" label="类型" required>
            {(control) => <Select {...control} options={kinds} />}
          </FormField>
          <FormField form={form} name="match" label="匹配" required>
            {(control) => <Select {...control} placeholder={false} options={matches} />}
          </FormField>
          <FormField form={form} name="set" label="词语来源" note="选填">
            {(control) => <Select {...control} placeholder="只用下面的词语" options={sets} />}
          </FormField>
          <FormField form={form} name="terms" label="词语" hint="每行一个" wide>
            {(control) => <TextArea {...control} rows={5} />}
          </FormField>
          <FormField form={form} name="text" label="提示文字" hint="{term} 处显示命中的词语" required wide>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
          <FormField form={form} name="law.title" label="法律" hint="例如《商标法》（2019 年修正）" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="law.article" label="条款" hint="例如第十条" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="effectiveFrom" label="开始日期" required>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="effectiveTo" label="结束日期" note="选填" hint="最后一天">
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="checkedOn" label="核对日期" hint="哪一天与法律原文核对过" required>
            {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
          </FormField>
        </FormGrid>
      )}
    </EditDialog>
  )
}
