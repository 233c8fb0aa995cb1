import { Card, partOf, Skeleton } from '@portal/platform/web'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { filingDefaults } from '../../contract/kinds/expert-filing.ts'
import type { RequestOfKind } from '../../contract/kinds.ts'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { usePrefill } from '../form/use-prefill.ts'
import { filingsPath } from '../paths.ts'
import { expertFilingHelp } from './expert-filing-help.ts'
import { RightHolderCard } from './right-holder-card.tsx'
import type { RightsCardProps } from './rights-card.tsx'

type Filing = RequestOfKind<1>

/** The rights stand below the first screen, so the first fields do not wait for them. */
const RightsCard = partOf<RightsCardProps>(
  async () => ({ Component: (await import('./rights-card.tsx')).RightsCard }),
  () => (
    <Card title="备案权利" number={2}>
      <Skeleton rows={6} rowHeight={56} />
    </Card>
  ),
)

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
      {({ form }) => (
        <>
          <RightHolderCard form={form} idCard={idCard} />
          <RightsCard form={form} />
          <ContactCard number={3} email />
        </>
      )}
    </RequestForm>
  )
}
