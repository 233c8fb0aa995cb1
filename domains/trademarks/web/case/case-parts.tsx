import { Fold, Stack } from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import type { ReactNode } from 'react'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { CaseFiles } from './case-files.tsx'
import { CaseFindings } from './case-findings.tsx'
import { CaseGoods } from './case-goods.tsx'
import { CaseMark } from './case-mark.tsx'
import { CaseMembers } from './case-members.tsx'
import { CasePeople } from './case-people.tsx'
import { CasePeriods } from './case-periods.tsx'
import type { CaseViewer } from './case-reads.ts'
import { CaseRemarks } from './case-remarks.tsx'
import { CaseTimeline } from './case-timeline.tsx'

/** All that an application holds, for whoever may read all of it: papers first, then what was ordered, then what few look for. */
export function CaseParts({
  detail,
  viewer,
  children,
}: {
  detail: TrademarkDetail
  viewer: CaseViewer
  /** What may be done beside the acts, at the end. */
  children?: ReactNode
}) {
  const { timeline, designations, remarks, promises } = detail
  return (
    <>
      <CasePeriods entries={timeline} />
      <CaseMembers members={designations} />
      <CaseRemarks remarks={remarks} />
      <CaseTimeline entries={timeline} viewer={viewer} />
      <CaseFiles detail={detail} />
      <CaseMark detail={detail} />
      <CaseGoods detail={detail} />
      <CasePeople detail={detail} />
      <Stack gap={12}>
        <CaseFindings detail={detail} />
        {promises.length > 0 && (
          <Fold title="计时明细">
            <PromiseList promises={promises} />
          </Fold>
        )}
        {children}
      </Stack>
    </>
  )
}
