import { Card, FormField, FormGrid, Segmented, TextInput } from '@portal/platform/web'
import { avoidTypes } from '../../contract/choices.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { ContactCard } from '../form/contact-card.tsx'
import { optionsOf } from '../form/options-of.ts'
import { RequestCard } from '../form/request-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { usePrefill } from '../form/use-prefill.ts'
import { riskAversionHelp } from './risk-aversion-help.ts'

const { labels } = kinds[6]
const types = optionsOf(avoidTypes)

/** 风险预警防范指引. */
export function RiskAversionPage() {
  const { obligeeName } = usePrefill()
  return (
    <RequestForm<RequestOfKind<6>>
      defaults={{
        businessType: 6,
        obligeeName,
        avoidType: avoidTypes[0],
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
      }}
      lead="货物出口或转内销之前，说明产品和去向，由专家提示侵权风险，给出规避的办法。"
      facts={[
        { icon: 'edit', text: '5 项必填' },
        { icon: 'file', text: '附件 1 份，选填' },
      ]}
      help={riskAversionHelp}
      submit="提交申请"
    >
      {({ form }) => (
        <>
          <Card title="企业与规避类型" number={1}>
            <FormGrid>
              <FormField form={form} name="obligeeName" label={labels.obligeeName} required wide>
                {(control) => <TextInput {...control} autoComplete="organization" />}
              </FormField>
              <FormField form={form} name="avoidType" label={labels.avoidType} required group wide>
                {({ onChange, ...control }) => (
                  <Segmented {...control} options={types} onChange={(type) => type && onChange(type)} />
                )}
              </FormField>
            </FormGrid>
          </Card>
          <RequestCard
            number={2}
            hint="写明产品、目的国和渠道，最担心哪方面的风险"
            papers="产品图片、权利证书或其他材料"
          />
          <ContactCard number={3} />
        </>
      )}
    </RequestForm>
  )
}
