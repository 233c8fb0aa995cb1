import { isDay } from '@portal/platform/contract'
import {
  Card,
  DateField,
  DescriptionList,
  dayStart,
  dayWords,
  FormField,
  FormGrid,
  Stack,
  shanghaiDay,
  TextInput,
} from '@portal/platform/web'
import { RightPicker } from '@portal/rights/web/right-picker'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import type { EvidenceForm } from './evidence-values.ts'

/** The six fields that even a draft needs. */
export function BasicCard({ form }: { form: EvidenceForm }) {
  return (
    <Card title="展会信息" number={1}>
      <Stack gap={16}>
        <RightPicker of="evidence" labels={basicLabels} />
        <FormGrid>
          <FormField form={form} name="obligeeName" label={basicLabels.obligeeName} required>
            {(control) => <TextInput {...control} autoComplete="organization" />}
          </FormField>
          <FormField
            form={form}
            name="idCard"
            label={basicLabels.idCard}
            hint="企业填统一社会信用代码，个人填身份证件号码"
            required
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="lxrPhone" label={basicLabels.lxrPhone} required>
            {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
          </FormField>
          <FormField form={form} name="exhibitionName" label={basicLabels.exhibitionName} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="exhibitionTime" label={basicLabels.exhibitionTime} hint="展会第一天" required>
            {({ value, onChange, ...control }) => (
              <DateField
                {...control}
                value={value === null ? '' : shanghaiDay(value)}
                onChange={(day) => onChange(isDay(day) ? dayStart(day) : null)}
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="exhibitionAddress"
            label={basicLabels.exhibitionAddress}
            hint="国家、城市和展馆"
            required
          >
            {(control) => <TextInput {...control} />}
          </FormField>
        </FormGrid>
      </Stack>
    </Card>
  )
}

/** The six fields of a sealed record, which cannot be changed. */
export function FixedBasics({ saved }: { saved: EvidenceDetail }) {
  return (
    <Card title="展会信息" number={1}>
      <DescriptionList
        items={[
          { term: '存证编号', detail: saved.evidenceNo },
          { term: basicLabels.obligeeName, detail: saved.obligeeName },
          { term: basicLabels.exhibitionName, detail: saved.exhibitionName },
          { term: basicLabels.exhibitionTime, detail: dayWords(saved.exhibitionTime) },
          { term: basicLabels.exhibitionAddress, detail: saved.exhibitionAddress, wide: true },
        ]}
      />
    </Card>
  )
}
