import { Card, FormField, type OrderedForm, Segmented, Stack, TextArea, useWatch } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { markTypeLabels, markTypes } from '../../contract/mark-types.ts'
import { colourOptions } from './colours.ts'
import { FindingNotices, signFindings } from './finding-notices.tsx'
import { helpAt, type OnHelp } from './help-titles.ts'
import { MembersField, PictureField } from './later-cards.tsx'
import { NameField } from './name-field.tsx'
import { hasWords, type RegisterValues } from './register-form.ts'
import type { NameCheck } from './use-name-check.ts'

const types = markTypes.map((value) => ({ value, label: markTypeLabels[value] }))

interface BasicCardProps {
  form: OrderedForm<RegisterValues>
  kind: TrademarkKind
  check: NameCheck
  onComposing: (isComposing: boolean) => void
  onHelp: OnHelp
}

/** What is registered and, abroad, where: the mark with what stands against its words, its picture, and what it shows. */
export function BasicCard({ form, kind, check, onComposing, onHelp }: BasicCardProps) {
  const type = useWatch({ control: form.rhf.control, name: 'trademark_type' })
  const findings = check.isAsked ? (check.found.data?.findings ?? []) : []
  return (
    <Card title="基本信息" number={1}>
      <Stack gap={12}>
        {kind === 'gjsbzc' && (
          <FormField
            form={form}
            name="applyNation"
            label="申请国家"
            hint="马德里体系成员，可选多个"
            required
            group
            wide
          >
            {(control) => <MembersField {...control} />}
          </FormField>
        )}
        <FormField form={form} name="trademark_type" label="商标类型" required group wide help={helpAt('type', onHelp)}>
          {({ onChange, ...control }) => (
            <Segmented {...control} options={types} onChange={(next) => next !== '' && onChange(next)} />
          )}
        </FormField>
        {hasWords(type) && <NameField form={form} onComposing={onComposing} onHelp={onHelp} />}
        <div aria-live="polite">{hasWords(type) && <FindingNotices findings={signFindings(findings)} />}</div>
        <FormField form={form} name="pic_type" label="图样颜色" required group wide help={helpAt('colour', onHelp)}>
          {({ onChange, ...control }) => (
            <Segmented {...control} options={colourOptions} onChange={(next) => next !== '' && onChange(next)} />
          )}
        </FormField>
        <PictureField form={form} name={check.name} />
        <FormField
          form={form}
          name="trademark_desc"
          label="商标说明"
          max={trademarkLimits.description}
          required
          wide
          help={helpAt('description', onHelp)}
        >
          {(control) => <TextArea {...control} rows={3} placeholder="由什么组成，有没有含义" />}
        </FormField>
      </Stack>
    </Card>
  )
}
