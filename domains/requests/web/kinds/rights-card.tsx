import { Card, FormField, FormGrid, JoinedChoices, type OrderedForm, TextArea, TextInput } from '@portal/platform/web'
import { rightsTypes } from '../../contract/choices.ts'
import { filingDefaults } from '../../contract/kinds/expert-filing.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { AttachmentField } from '../form/attachment-field.tsx'

type Filing = RequestOfKind<1>
const { labels } = kinds[1]

export type RightsCardProps = { form: OrderedForm<Filing> }

/** Fills an empty field with its default: that is what the server takes for an empty field, so the form shows it. */
const keepDefault = (form: OrderedForm<Filing>, field: keyof typeof filingDefaults): void => {
  const isEmpty = form.rhf.getValues(field).trim() === ''
  if (isEmpty) form.rhf.setValue(field, filingDefaults[field], { shouldDirty: true })
}

/** Which rights are recorded, with their proof, and where the goods go. */
export function RightsCard({ form }: RightsCardProps) {
  return (
    <Card title="备案权利" number={2}>
      <FormGrid>
        <FormField form={form} name="obligeeType" label={labels.obligeeType} note="可多选" required group wide>
          {(control) => (
            <JoinedChoices {...control} options={rightsTypes} other={{ option: '其他', label: '其他权利类型' }} />
          )}
        </FormField>
        <AttachmentField
          label={labels.voucher}
          hint="商标注册证、专利证书或作品登记证"
          purpose="expert-filing"
          formats="PDF 彩色扫描件"
          required
        />
        <FormField form={form} name="intentionNation" label={labels.intentionNation} required>
          {(control) => <TextInput {...control} onBlur={() => keepDefault(form, 'intentionNation')} />}
        </FormField>
        <FormField form={form} name="intentionProduct" label={labels.intentionProduct} required>
          {(control) => <TextInput {...control} onBlur={() => keepDefault(form, 'intentionProduct')} />}
        </FormField>
        <FormField form={form} name="appeal" label={labels.appeal} note="选填" max={requestLimits.appeal} wide>
          {(control) => <TextArea {...control} rows={4} placeholder="如：想同时了解目的国的备案办法" />}
        </FormField>
      </FormGrid>
    </Card>
  )
}
