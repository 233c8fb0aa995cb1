import { Card, DateField, dayText, FormField, FormGrid, type OrderedForm, TextInput } from '@portal/platform/web'
import { applyLabels } from '../../contract/labels.ts'
import { patentLimits } from '../../contract/limits.ts'
import type { ApplyValues } from './apply-form.ts'
import { FindingNotices } from './finding-notices.tsx'

/** The first filing of the same thing, of which a priority is counted. */
export function FirstFilingCard({ form }: { form: OrderedForm<ApplyValues> }) {
  return (
    <Card title="首次申请" number={3}>
      <FormGrid>
        <FormField
          form={form}
          name="firstFilingDate"
          label={applyLabels.firstFilingDate}
          hint="就相同主题第一次提出申请的日期，优先权从这一天算"
          note="选填"
        >
          {(control) => <DateField {...control} max={dayText(Date.now())} />}
        </FormField>
        <FormField
          form={form}
          name="firstFilingNo"
          label={applyLabels.firstFilingNo}
          note="选填"
          max={patentLimits.firstFilingNo}
        >
          {(control) => <TextInput {...control} />}
        </FormField>
      </FormGrid>
      <FindingNotices form={form} codes={['patent.priorityPassed', 'patent.priorityDateMissing']} />
    </Card>
  )
}
