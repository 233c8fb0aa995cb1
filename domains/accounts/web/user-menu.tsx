import { ActionMenu, Dialog, Icon, type MenuEntry, toast } from '@portal/platform/web'
import { useState } from 'react'
import styles from './account.module.css'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { Profile } from './profile.tsx'
import { signOut, useSession } from './session.ts'
import { SessionList } from './session-list.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const entries = [
  { id: 'profile', label: '个人信息', icon: 'user' },
  { id: 'password', label: '修改密码', icon: 'lock' },
  { id: 'settings', label: '系统设置', icon: 'settings' },
  { id: 'logout', label: '退出', icon: 'logout' },
] as const satisfies readonly MenuEntry[]
type EntryId = (typeof entries)[number]['id']

/** The menu of the user in the back office. Only the top-level administrator (pid "0") sees the system settings. */
export function UserMenu() {
  const { userinfo } = useSession()
  const [open, setOpen] = useState<EntryId>()
  if (!userinfo) return null
  const close = () => setOpen(undefined)
  const choose = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id)?.id
    if (entry === 'logout') void signOut()
    else if (entry === 'settings' && userinfo.pid !== '0') toast('只有管理员才能操作！', 'error')
    else setOpen(entry)
  }
  return (
    <>
      <ActionMenu
        label="账号"
        entries={entries}
        onAction={choose}
        className={styles.trigger}
        trigger={
          <span className={styles.person}>
            <Icon name="user" size={18} />
            <span>{userinfo.username}</span>
          </span>
        }
      />
      <Dialog open={open === 'profile'} title="个人信息" size="large" onClose={close}>
        <Profile person={userinfo} />
        <h3 className={styles.section}>我的登录</h3>
        <SessionList />
      </Dialog>
      <ChangePasswordDialog open={open === 'password'} onClose={close} />
      <SettingsDialog open={open === 'settings'} onClose={close} />
    </>
  )
}
