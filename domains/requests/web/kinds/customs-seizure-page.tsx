import { Card, FormField, FormGrid, TextArea, TextInput } from '@portal/platform/web'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { AppealField } from '../form/appeal-field.tsx'
import { AttachmentField } from '../form/attachment-field.tsx'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { usePrefill } from '../form/use-prefill.ts'
import { customsSeizureHelp } from './customs-seizure-help.ts'

const { labels } = kinds[7]

/** 海关查扣应对. */
export function CustomsSeizurePage() {
  const { obligeeName } = usePrefill()
  return (
    <RequestForm<RequestOfKind<7>>
      defaults={{
        businessType: 7,
        obligeeName,
        seizureProduct: '',
        seizureReason: '',
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
      }}
      lead="货物在境内外海关被查扣时，在这里提交情况与材料，由专家分析并出具应对方案。"
      facts={[
        { icon: 'edit', text: '6 项必填' },
        { icon: 'file', text: '附件 1 份，选填' },
      ]}
      help={customsSeizureHelp}
      submit="提交申请"
    >
      {({ form }) => (
        <>
          <Card title="查扣情况" number={1}>
            <FormGrid>
              <FormField form={form} name="obligeeName" label={labels.obligeeName} required wide>
                {(control) => <TextInput {...control} autoComplete="organization" />}
              </FormField>
              <FormField
                form={form}
                name="seizureProduct"
                label={labels.seizureProduct}
                hint="名称、品牌、数量"
                required
                wide
              >
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField
                form={form}
                name="seizureReason"
                label={labels.seizureReason}
                hint="照海关通知上的说法写，并写明口岸和日期"
                max={requestLimits.seizureReason}
                required
                wide
              >
                {(control) => <TextArea {...control} rows={3} />}
              </FormField>
            </FormGrid>
          </Card>
          <Card title="诉求与材料" number={2}>
            <FormGrid>
              <AppealField hint="希望得到什么帮助，最迟什么时候需要" />
              <AttachmentField hint="海关通知、扣留凭单或其他证明" />
            </FormGrid>
          </Card>
          <ContactCard number={3} />
        </>
      )}
    </RequestForm>
  )
}
