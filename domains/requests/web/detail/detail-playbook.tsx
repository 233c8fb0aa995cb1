import { dayText } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { draftForm } from '../../contract/business-types.ts'
import type { RequestDetail } from '../../contract/detail.ts'

const CasePlaybook = lazy(async () => ({ default: (await import('@portal/help/web/playbook')).CasePlaybook }))

/** The side of a case: whoever complains holds the right, whoever appeals is accused; other forms do not ask. */
const sides = { 1: 'holder', 2: 'accused' } as const
const sideOf = ({ requirementType }: RequestDetail) =>
  requirementType === 1 || requirementType === 2 ? sides[requirementType] : undefined

/** What is to be done on the first day of such a case, as it stood when the case was handed in. */
export function DetailPlaybook({ detail, leadsOn }: { detail: RequestDetail; leadsOn: boolean }) {
  const { businessSn, businessType, createTime, disputeNation, intentionNation } = detail
  return (
    <Suspense>
      <CasePlaybook
        of={businessSn}
        kind={draftForm(businessType)}
        side={sideOf(detail)}
        nation={disputeNation ?? intentionNation}
        on={dayText(createTime)}
        leadsOn={leadsOn}
      />
    </Suspense>
  )
}
