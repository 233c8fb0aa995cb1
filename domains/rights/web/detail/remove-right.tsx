import { ActDialog, call } from '@portal/platform/web'
import { rightsApi } from '../../contract/endpoints.ts'
import type { RightDetail } from '../../contract/right-view.ts'

const reads = [rightsApi.list]

/** Asks before a right is removed for good. */
export function RemoveRight({
  right: { id, recordName },
  onClose,
  onRemoved,
}: {
  right: RightDetail
  onClose: () => void
  onRemoved: () => void
}) {
  return (
    <ActDialog
      danger
      title="删除这项权利？"
      confirmText="删除"
      busyText="正在删除…"
      said="已删除"
      reads={reads}
      act={async () => {
        await call(rightsApi.remove, { params: { id } })
        onRemoved()
      }}
      onClose={onClose}
    >
      {recordName}：填写的内容、材料和备案登记一并删除，不能恢复。已提交的业务和取用过的材料不受影响。
    </ActDialog>
  )
}
