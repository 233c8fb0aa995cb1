import { ActDialog, call } from '@portal/platform/web'
import { cohortsApi } from '../../contract/cohort/endpoints.ts'
import { valuationApi } from '../../contract/endpoints.ts'
import { validationsApi } from '../../contract/validation/endpoints.ts'

/** The calls whose answers change when another cohort comes into force. */
const reads = [
  cohortsApi.listCohorts,
  cohortsApi.readCohort,
  valuationApi.model,
  validationsApi.listValidations,
] as const

interface PublishDialogProps {
  version: string
  /** From what it was counted, or that it is assumed. */
  about: string
  /** The name of the cohort that it replaces. */
  inForceName: string
  onClose: () => void
}

/** Asks before a cohort comes into force, and says what that changes. */
export function PublishDialog({ version, about, inForceName, onClose }: PublishDialogProps) {
  return (
    <ActDialog
      title={`改用对照组 ${version}？`}
      confirmText="发布"
      busyText="正在发布…"
      act={() => call(cohortsApi.publishCohort, { params: { version }, body: {} })}
      said={`对照组 ${version} 已启用`}
      reads={reads}
      onClose={onClose}
    >
      {`此后的评估与 ${version}（${about}）比较，不再使用 ${inForceName}；分值和参考价会随之变化，重新评估得到新的结果。已有的结果不变，仍按当时的对照组显示。验证只对验证时的对照组有效，换用后需要重新验证。`}
    </ActDialog>
  )
}
