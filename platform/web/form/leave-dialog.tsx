import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave a filled form: 离开 or 继续填写. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      title="离开此页？"
      mark="warning"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>离开</Button>
          <Button variant="primary" onClick={onStay}>
            继续填写
          </Button>
        </>
      }
    >
      填写的内容尚未提交。
    </Dialog>
  )
}
