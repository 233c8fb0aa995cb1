import { ConfirmDialog, call, keyOf, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { DraftHead } from '../contract/draft.ts'
import { draftsApi } from '../contract/endpoints.ts'

/** Asks before a draft of the account is deleted; the dialog is open while `draft` is set. */
export function RemovalDialog({ draft, onClose }: { draft: DraftHead | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const { run, busy } = useAction(async ({ form, id, version }: DraftHead) => {
    try {
      await call(draftsApi.remove, { params: { form }, query: { id, version } })
    } finally {
      onClose()
      await queries.invalidateQueries({ queryKey: keyOf(draftsApi.list) })
    }
  })
  return (
    <ConfirmDialog
      open={draft !== undefined}
      title={`删除“${draft?.title ?? ''}”的草稿？`}
      danger
      confirmText="删除"
      busy={busy}
      busyText="正在删除…"
      onCancel={onClose}
      onConfirm={() => draft && void run(draft)}
    >
      删除后不能恢复。
    </ConfirmDialog>
  )
}
