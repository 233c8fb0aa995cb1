import { Button, DraftNotice, momentWords, Notice, useAction } from '@portal/platform/web'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { draftLimits } from '../contract/limits.ts'
import type { ClashDialogProps } from './clash-dialog.tsx'
import type { ServerDraft } from './use-server-draft.ts'

/**
 * A draft in this browser that is newer than the account's by more than this many milliseconds was typed without a
 * connection.
 */
const laterMs = 60_000

/**
 * Stands above a form: it offers the draft that is left in the account or in this browser, and asks the user to choose if
 * two devices changed the same draft.
 */
export function ServerDraftNotice({ draft }: { draft: ServerDraft }) {
  const { clash } = draft
  const [isAsking, setAsking] = useState(false)
  const [ClashDialog, setClashDialog] = useState<ComponentType<ClashDialogProps>>()
  const { run: ask } = useAction(
    useCallback(async () => {
      const loaded = await import('./clash-dialog.tsx')
      setClashDialog(() => loaded.ClashDialog)
      setAsking(true)
    }, []),
  )
  useEffect(() => {
    if (clash) void ask()
    else setAsking(false)
  }, [clash, ask])
  return (
    <>
      {clash && !isAsking && (
        <Notice
          tone="warning"
          title="草稿暂停保存到账号"
          actions={
            <Button size="small" onClick={() => void ask()}>
              选择保留哪一份
            </Button>
          }
        >
          账号里有另一份内容，选择之前两份都不会丢失。
        </Notice>
      )}
      {!clash && <Offer draft={draft} />}
      {clash && isAsking && ClashDialog && <ClashDialog draft={draft} clash={clash} onLater={() => setAsking(false)} />}
    </>
  )
}

function Offer({ draft }: { draft: ServerDraft }) {
  const { offered, local, isAsked, isGoingOn } = draft
  const [isBusy, setBusy] = useState(false)
  if (!isAsked || isGoingOn) return null
  if (!offered) return <DraftNotice draft={local} />
  const run = (work: () => Promise<void>) => async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const { offeredAt } = local
  const later = offeredAt !== undefined && offeredAt > offered.savedAt + laterMs ? offeredAt : undefined
  return (
    <Notice
      title={`您有一份 ${momentWords(offered.savedAt)} 在 ${offered.device} 保存的草稿`}
      actions={
        <>
          <Button variant="text" busy={isBusy} busyText="请稍候…" onClick={run(draft.discard)}>
            不用了
          </Button>
          {later !== undefined && (
            <Button size="small" onClick={local.restore}>
              恢复本机 {momentWords(later)} 的内容
            </Button>
          )}
          <Button size="small" busy={isBusy} busyText="正在恢复…" onClick={run(draft.restore)}>
            恢复草稿
          </Button>
        </>
      }
    >
      草稿加密保存在您的账号里，含电话和附件，{draftLimits.days} 天未更新即删除。选择“不用了”会删除它。
    </Notice>
  )
}
