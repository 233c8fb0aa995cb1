import { ConfirmDialog, call, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'

/** Asks before a draft is deleted for good. */
export function RemoveDialog({
  row: { id, evidenceNo, exhibitionName },
  onClose,
  onRemoved,
}: {
  row: { id: string; evidenceNo: string; exhibitionName: string }
  onClose: () => void
  onRemoved: () => void
}) {
  const queries = useQueryClient()
  const remove = useAction(
    useCallback(async () => {
      await call(evidenceApi.remove, { body: { id }, query: {} })
      toast('已删除', 'success')
      onRemoved()
      await queries.invalidateQueries({ queryKey: keyOf(evidenceApi.listOwn) })
    }, [id, onRemoved, queries]),
  )
  return (
    <ConfirmDialog
      open
      danger
      mark="warning"
      title="删除这份存证草稿？"
      confirmText="删除"
      busy={remove.busy}
      busyText="正在删除…"
      onCancel={onClose}
      onConfirm={() => void remove.run()}
    >
      <p>
        {evidenceNo}（{exhibitionName}）：已上传的文件随密钥一并销毁，不能恢复。
      </p>
    </ConfirmDialog>
  )
}
