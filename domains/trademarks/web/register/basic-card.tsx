import { Button, Card, FormField, Notice, type OrderedForm, Segmented, Stack, useWatch } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { markTypeLabels, markTypes, pictureRule } from '../../contract/mark-types.ts'
import { FindingNotices, signFindings } from './finding-notices.tsx'
import { helpTitles } from './help-titles.ts'
import { MembersField } from './members-field.tsx'
import { NameField } from './name-field.tsx'
import { hasWords, type RegisterValues } from './register-form.ts'
import { TextPicture } from './text-picture.tsx'
import type { NameCheck } from './use-name-check.ts'

const types = markTypes.map((value) => ({ value, label: markTypeLabels[value] }))

interface BasicCardProps {
  form: OrderedForm<RegisterValues>
  kind: TrademarkKind
  check: NameCheck
  onComposing: (isComposing: boolean) => void
  onHelp: () => void
}

/** What is registered and, abroad, where: the mark with what stands against its words, and its picture. */
export function BasicCard({ form, kind, check, onComposing, onHelp }: BasicCardProps) {
  const type = useWatch({ control: form.rhf.control, name: 'trademark_type' })
  const findings = check.isAsked ? (check.found.data?.findings ?? []) : []
  return (
    <Card
      title="基本信息"
      number={1}
      actions={
        <Button variant="text" size="small" icon="help" onClick={onHelp}>
          {helpTitles.mark}
        </Button>
      }
    >
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
        <FormField form={form} name="trademark_type" label="商标类型" required group wide>
          {({ onChange, ...control }) => (
            <Segmented {...control} options={types} onChange={(next) => next !== '' && onChange(next)} />
          )}
        </FormField>
        {hasWords(type) && <NameField form={form} onComposing={onComposing} />}
        <div aria-live="polite">{hasWords(type) && <FindingNotices findings={signFindings(findings)} />}</div>
        {type === '1' ? (
          <TextPicture name={check.name} />
        ) : (
          <Notice>图样随在线提交一起上传。要求：{pictureRule}。</Notice>
        )}
      </Stack>
    </Card>
  )
}
