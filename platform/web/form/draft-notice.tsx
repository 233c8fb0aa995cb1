import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { momentWords } from '../ui/time-words.ts'
import type { LocalDraft } from './use-local-draft.ts'

/** Offers the draft that an earlier visit left in this browser; the form is filled only when the user agrees. */
export function DraftNotice({ draft }: { draft: LocalDraft }) {
  if (draft.offeredAt === undefined) return null
  return (
    <Notice
      title={`您有一份 ${momentWords(draft.offeredAt)} 保存的草稿`}
      actions={
        <>
          <Button variant="text" onClick={draft.discard}>
            不用了
          </Button>
          <Button size="small" onClick={draft.restore}>
            恢复草稿
          </Button>
        </>
      }
    >
      证件号码、电话、邮箱和文件不会保存在本机，请重新填写。
    </Notice>
  )
}
