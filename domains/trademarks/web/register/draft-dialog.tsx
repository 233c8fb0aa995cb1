import { Button, Dialog } from '@portal/platform/web'

interface DraftDialogProps {
  /** A visitor's draft stays in the browser until he signs in. */
  isVisitor: boolean
  busy: boolean
  onSave: () => void
  onSkip: () => void
  onBack: () => void
}

/** Asks, before all is shown as it will be sent, whether the draft is saved (specification §8). */
export function DraftDialog({ isVisitor, busy, onSave, onSkip, onBack }: DraftDialogProps) {
  return (
    <Dialog
      alert
      open
      title="保存草稿"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>返回修改</Button>
          <Button onClick={onSkip}>不保存，继续</Button>
          <Button variant="primary" busy={busy} busyText="正在保存…" onClick={onSave}>
            保存并继续
          </Button>
        </>
      }
    >
      <p>是否保存草稿后继续？{isVisitor ? '登录之前，草稿只存在本机。' : '草稿在本机和账号中保留 30 天。'}</p>
    </Dialog>
  )
}
