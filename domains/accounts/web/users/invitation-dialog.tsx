import { Button, CopyButton, Dialog, momentWords } from '@portal/platform/web'
import type { Invitation } from '../../contract/invitation.ts'
import styles from '../account.module.css'

interface InvitationDialogProps {
  username: string
  invitation: Invitation | undefined
  onClose: () => void
}

/** Shows the link of an invitation; nobody can see it again after this dialog. */
export function InvitationDialog({ username, invitation, onClose }: InvitationDialogProps) {
  return (
    <Dialog
      alert
      open={invitation !== undefined}
      title={`${username} 的邀请链接`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          我已转交链接
        </Button>
      }
    >
      <p>
        关闭后不再显示。请只交给本人：谁先打开，谁就能设置密码。
        {invitation && `${momentWords(invitation.expiresAt)} 前有效，只能使用一次。`}
      </p>
      <p className={styles.secret}>
        <code>{invitation?.url}</code>
        <CopyButton text={invitation?.url ?? ''} what="链接" variant="secondary" size="small" />
      </p>
    </Dialog>
  )
}
