import { ConfirmDialog, call, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { filingsApi } from '../contract/endpoints.ts'
import type { SheetRow } from '../contract/sheet.ts'
import { forgetLists } from './forget-lists.ts'

/** Asks the user before a sheet is removed for good. */
export function RemoveDialog({ row, name, onClose }: { row: SheetRow; name: string; onClose: () => void }) {
  const queries = useQueryClient()
  const work = useCallback(
    async (id: string) => {
      await call(filingsApi.remove, { params: { id } })
      forgetLists(queries)
      onClose()
    },
    [queries, onClose],
  )
  const remove = useAction(work)
  return (
    <ConfirmDialog
      open
      danger
      mark="warning"
      title="删除这份信息表？"
      confirmText="删除"
      busy={remove.busy}
      busyText="正在删除…"
      onCancel={onClose}
      onConfirm={() => void remove.run(row.id)}
    >
      <p>
        {name}：填写的内容和上传的材料一并删除，不能恢复。
        {row.recordal && '登记的备案留在权利台账中，续展前仍会提醒；海关总署的备案不受影响。'}
      </p>
    </ConfirmDialog>
  )
}
