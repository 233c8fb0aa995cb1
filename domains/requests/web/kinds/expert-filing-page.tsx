import { Card, FormField, FormGrid, JoinedChoices, type OrderedForm, TextArea, TextInput } from '@portal/platform/web'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { rightsTypes } from '../../contract/choices.ts'
import { filingDefaults } from '../../contract/kinds/expert-filing.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { AttachmentField } from '../form/attachment-field.tsx'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { usePrefill } from '../form/use-prefill.ts'
import { filingsPath } from '../paths.ts'
import { expertFilingHelp } from './expert-filing-help.ts'
import { RightHolderCard } from './right-holder-card.tsx'

type Filing = RequestOfKind<1>
const { labels } = kinds[1]

/** 专家辅助备案: 海关在线备案 by an expert. */
export function ExpertFilingPage() {
  const { lxrEmail, idCard } = usePrefill()
  return (
    <RequestForm<Filing>
      title="专家辅助备案"
      above={[{ text: businessTypeLabels[1], to: filingsPath }]}
      defaults={{
        businessType: 1,
        obligeeName: '',
        obligeeRenType: 1,
        obligeeNation: '',
        idCard,
        province: '',
        city: '',
        county: '',
        address: '',
        obligeeType: '',
        voucher: [],
        ...filingDefaults,
        appeal: '',
        lxrName: '',
        lxrPhone: '',
        lxrEmail,
        rightInfo: '',
        isDispute: null,
      }}
      lead="由专家协助您准备知识产权海关备案的材料，并跟进办理。"
      facts={[
        { icon: 'file', text: '1 份 PDF 材料' },
        { icon: 'lock', text: '身份证号加密保存，页面只显示部分' },
      ]}
      help={expertFilingHelp}
      submit="提交备案"
    >
      {({ form, onUploading }) => (
        <>
          <RightHolderCard form={form} idCard={idCard} />
          <RightsCard form={form} onUploading={onUploading} />
          <ContactCard number={3} email />
        </>
      )}
    </RequestForm>
  )
}

/** Fills an empty field with its default: that is what the server takes for an empty field, so the form shows it. */
const keepDefault = (form: OrderedForm<Filing>, field: keyof typeof filingDefaults): void => {
  const isEmpty = form.rhf.getValues(field).trim() === ''
  if (isEmpty) form.rhf.setValue(field, filingDefaults[field], { shouldDirty: true })
}

function RightsCard({ form, onUploading }: { form: OrderedForm<Filing>; onUploading: (busy: boolean) => void }) {
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
          onUploading={onUploading}
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
