import { ActionMenu, Dialog, Icon, type MenuEntry, toast } from '@portal/platform/web'
import { useState } from 'react'
import styles from './account.module.css'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { FactorPanel } from './factor/factor-panel.tsx'
import { Profile } from './profile.tsx'
import { signOut, useSession } from './session.ts'
import { SessionList } from './session-list.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const entries = [
  { id: 'profile', label: '个人信息', icon: 'user' },
  { id: 'password', label: '修改密码', icon: 'lock' },
  { id: 'factor', label: '动态验证码', icon: 'shield' },
  { id: 'settings', label: '系统设置', icon: 'settings' },
  { id: 'logout', label: '退出', icon: 'logout' },
] as const satisfies readonly MenuEntry[]
type EntryId = (typeof entries)[number]['id']

interface UserMenuProps {
  /** What the app adds to the menu, before the system settings. */
  further?: readonly (MenuEntry & { open: () => void })[]
}

/** The menu of the user in the back office. Only the top-level administrator (pid "0") sees the system settings. */
export function UserMenu({ further = [] }: UserMenuProps) {
  const { userinfo } = useSession()
  const [open, setOpen] = useState<EntryId>()
  if (!userinfo) return null
  const close = () => setOpen(undefined)
  const choose = (id: string) => {
    const added = further.find((candidate) => candidate.id === id)
    if (added) return added.open()
    const entry = entries.find((candidate) => candidate.id === id)?.id
    if (entry === 'logout') void signOut()
    else if (entry === 'settings' && userinfo.pid !== '0') toast('只有管理员才能操作！', 'error')
    else setOpen(entry)
  }
  return (
    <>
      <ActionMenu
        label="账号"
        entries={[...entries.slice(0, 3), ...further, ...entries.slice(3)]}
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
      <Dialog open={open === 'factor'} title="动态验证码" size="large" onClose={close}>
        <FactorPanel />
      </Dialog>
      <SettingsDialog open={open === 'settings'} onClose={close} />
    </>
  )
}
