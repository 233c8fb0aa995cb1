import { Dialog } from '@portal/platform/web'
import { Link } from 'react-router'

export interface ElsewhereDialogProps {
  /** The form's name. */
  title: string
  onClose: () => void
}

/** Explains how to go on with a draft on another device; the dialog is loaded when the user asks for it. */
export function ElsewhereDialog({ title, onClose }: ElsewhereDialogProps) {
  return (
    <Dialog open title="在其他设备继续" onClose={onClose}>
      <p>草稿已保存到您的账号。在另一台电脑或手机上登录同一账号，打开“{title}”，选择“恢复草稿”，就能接着填写。</p>
      <p>
        也可以在<Link to="/home/drafts">我的草稿</Link>里找到它。
      </p>
    </Dialog>
  )
}
