import { Button, Dialog } from '@portal/platform/web'
import { naturalPersonRule } from './notice-words.ts'
import type { RegisterValues } from './register-form.ts'

interface NaturalDialogProps {
  subjectType: RegisterValues['subjectType']
  /** The name of the licence that was uploaded. */
  licence: string | undefined
  onUpload: () => void
  onUnderstood: () => void
  onBack: () => void
}

/** Tells every applicant what a natural person must have; such a one finds the way to the upload beside it. */
export function NaturalDialog({ subjectType, licence, onUpload, onUnderstood, onBack }: NaturalDialogProps) {
  const isPerson = subjectType === '1'
  return (
    <Dialog
      alert
      open
      title="自然人注册须知"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>返回修改</Button>
          {isPerson && <Button onClick={onUpload}>上传执照</Button>}
          <Button variant="primary" onClick={onUnderstood}>
            我已了解
          </Button>
        </>
      }
    >
      <p>{naturalPersonRule}</p>
      {isPerson && <p>{licence === undefined ? '您还没有上传营业执照。' : `已上传：${licence}`}</p>}
    </Dialog>
  )
}
