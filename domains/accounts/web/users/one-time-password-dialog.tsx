import { Button, CopyButton, Dialog } from '@portal/platform/web'
import styles from '../account.module.css'

interface OneTimePasswordDialogProps {
  username: string
  password: string | undefined
  onClose: () => void
}

/** Shows a new one-time password; nobody can see it again after this dialog. */
export function OneTimePasswordDialog({ username, password, onClose }: OneTimePasswordDialogProps) {
  return (
    <Dialog
      alert
      open={password !== undefined}
      title={`${username} 的一次性密码`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          我已转告用户
        </Button>
      }
    >
      <p>关闭后不再显示。24 小时内可用它登录一次，登录后须设置新密码。</p>
      <p className={styles.secret}>
        <code>{password}</code>
        <CopyButton text={password ?? ''} what="密码" variant="secondary" size="small" />
      </p>
    </Dialog>
  )
}
