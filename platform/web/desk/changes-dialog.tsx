import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChangesLog, type ChangesLogProps } from './changes-log.tsx'

export interface ChangesDialogProps<Act extends string> extends ChangesLogProps<Act> {
  /** The name of the record. */
  name: string
  onClose: () => void
}

/** A dialog with the history of one record. */
export function ChangesDialog<Act extends string>({ name, onClose, ...log }: ChangesDialogProps<Act>) {
  return (
    <Dialog
      open
      size="large"
      title={`变更记录：${name}`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <ChangesLog {...log} />
    </Dialog>
  )
}
