import { Card, FormField, FormGrid, Segmented } from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import { disputeTypes } from '../../contract/choices.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { ContactCard } from '../form/contact-card.tsx'
import { optionsOf } from '../form/options-of.ts'
import { RequestCard } from '../form/request-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { tradeDisputeHelp } from './trade-dispute-help.ts'

const { labels } = kinds[4]
const types = optionsOf(disputeTypes)

/** 贸易救济纠纷应对. */
export function TradeDisputePage() {
  return (
    <RequestForm<RequestOfKind<4>>
      defaults={{
        businessType: 4,
        disputeType: disputeTypes[0],
        disputeNation: '',
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
      }}
      lead="在进口国遇到贸易纠纷，或者出口转内销引起纠纷，在这里提交情况与材料。"
      facts={[
        { icon: 'edit', text: '5 项必填' },
        { icon: 'file', text: '证据 1 份，选填' },
      ]}
      help={tradeDisputeHelp}
      submit="提交诉求"
    >
      {({ form }) => (
        <>
          <Card title="纠纷情况" number={1}>
            <FormGrid>
              <FormField form={form} name="disputeType" label={labels.disputeType} required group wide>
                {({ onChange, ...control }) => (
                  <Segmented {...control} options={types} onChange={(type) => type && onChange(type)} />
                )}
              </FormField>
              <FormField form={form} name="disputeNation" label={labels.disputeNation} required>
                {(control) => <CountryField {...control} placeholder="输入或选择国家/地区" />}
              </FormField>
            </FormGrid>
          </Card>
          <RequestCard
            number={2}
            hint="写明收到什么文书、何时送达、涉及什么产品，希望得到什么帮助"
            label={labels.voucher}
            papers="律师函、传票或其他证据"
            purpose="trade-dispute"
            formats="图片、PDF 或 Word"
          />
          <ContactCard number={3} />
        </>
      )}
    </RequestForm>
  )
}
