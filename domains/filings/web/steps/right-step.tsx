import { DateField, FormField, FormGrid, Select, TextArea, TextInput } from '@portal/platform/web'
import { numberLabels, rightTypeLabels, rightTypes } from '@portal/rights/contract'
import { factLabels } from '../../contract/labels.ts'
import { sheetLimits } from '../../contract/limits.ts'
import { contentHints } from '../../contract/rights.ts'
import { codedText } from '../coded.ts'
import type { SheetForm, SheetValues } from '../sheet-form.ts'

const options = rightTypes.map((type) => ({ value: String(type), label: rightTypeLabels[type] }))

/** Item (2) of article 7: the right with its name and content, from one certificate. */
export function RightStep({ form }: { form: SheetForm }) {
  const type = form.rhf.watch('registerType')
  return (
    <FormGrid>
      <FormField form={form} name="registerType" label={factLabels.registerType} required>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            options={options}
            value={codedText(value)}
            onChange={(next) => onChange((next === '' ? null : Number(next)) as SheetValues['registerType'])}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="registerNum"
        label={type === null ? factLabels.registerNum : numberLabels[type]}
        {...(type === 6 ? { note: '未登记的作品不填' } : { required: true })}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="recordName" label={factLabels.recordName} hint="证书上的名称" required wide>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField
        form={form}
        name="rightContent"
        label={factLabels.rightContent}
        hint={type === null ? '先选择权利类型' : contentHints[type]}
        max={sheetLimits.content}
        required
        wide
      >
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField form={form} name="rightBeginDate" label={factLabels.rightBeginDate} note="选填">
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField
        form={form}
        name="rightEndDate"
        label={factLabels.rightEndDate}
        {...(type === 6 ? { note: '选填' } : { required: true })}
      >
        {(control) => <DateField {...control} />}
      </FormField>
    </FormGrid>
  )
}
