import { ConfirmDialog, call, keyOf, momentWords, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type SelfCheckRow, selfCheckApi } from '../../contract/endpoints.ts'

export type RemovedCheck = Pick<SelfCheckRow, 'id' | 'product' | 'createTime'>

type RemoveQuestionProps = { check: RemovedCheck; onCancel: () => void; onGone: () => void }

/** Asks before it deletes a saved check. */
export function RemoveQuestion({ check, onCancel, onGone }: RemoveQuestionProps) {
  const { id, product, createTime } = check
  const queries = useQueryClient()
  const { run, busy } = useAction(async () => {
    await call(selfCheckApi.remove, { params: { id } })
    toast('自查记录已删除')
    onGone()
    await queries.invalidateQueries({ queryKey: keyOf(selfCheckApi.list) })
  })
  return (
    <ConfirmDialog
      open
      title="删除这次自查？"
      confirmText="删除"
      danger
      busy={busy}
      busyText="正在删除…"
      onCancel={onCancel}
      onConfirm={() => void run()}
    >
      “{product}”{momentWords(createTime)} 的作答和得分将被删除，不能恢复。已随业务申请发送给专家的内容不受影响。
    </ConfirmDialog>
  )
}
