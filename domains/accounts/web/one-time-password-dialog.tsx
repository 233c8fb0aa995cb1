import { Button, Dialog, toast } from '@portal/platform/web'
import styles from './account.module.css'

interface OneTimePasswordDialogProps {
  username: string
  password: string | undefined
  onClose: () => void
}

/** Shows a new one-time password; nobody can see it again after this dialog. */
export function OneTimePasswordDialog({ username, password, onClose }: OneTimePasswordDialogProps) {
  const copy = async () => {
    // Browsers have no clipboard on plain http addresses; the user then selects the text himself.
    if (!navigator.clipboard) return toast('请选中密码后复制', 'info')
    await navigator.clipboard.writeText(password ?? '')
    return toast('已复制')
  }
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
        <Button size="small" icon="copy" onClick={() => void copy()}>
          复制
        </Button>
      </p>
    </Dialog>
  )
}
