import { Button, Dialog } from '@portal/platform/web'

/** Some failures say so themselves. */
const kept = '已填写的内容不会丢失'

interface FailedDialogProps {
  msg: string
  busy: boolean
  /** Sends the same once more, under the same key. */
  onRetry: () => void
  onClose: () => void
}

/** Says why an application was not taken, and that nothing that was typed is lost. */
export function FailedDialog({ msg, busy, onRetry, onClose }: FailedDialogProps) {
  return (
    <Dialog
      alert
      open
      mark="error"
      title="提交失败"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button variant="primary" busy={busy} onClick={onRetry}>
            重试
          </Button>
        </>
      }
    >
      <p>{msg.includes(kept) ? `${msg}。` : `${msg}，${kept}。`}</p>
    </Dialog>
  )
}
