import { type IconName, StatusTag, type StatusTone } from '@portal/platform/web'
import { type Agreement, agreementLabels } from '../../../contract/reconciliation/reconciliation.ts'

const tones = {
  noBill: 'draft',
  differs: 'refused',
  explained: 'active',
  agrees: 'done',
} satisfies Record<Agreement, StatusTone>

const icons: Partial<Record<Agreement, IconName>> = { noBill: 'clock', explained: 'info' }

/** What a day is worth at one house. */
export function AgreementTag({ agreement }: { agreement: Agreement }) {
  return (
    <StatusTag tone={tones[agreement]} icon={icons[agreement]}>
      {agreementLabels[agreement]}
    </StatusTag>
  )
}
