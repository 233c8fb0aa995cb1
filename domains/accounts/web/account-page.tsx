import { Button, Card, PageHead, Skeleton, Stack } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { Profile } from './profile.tsx'
import { useSession } from './session.ts'
import { SessionList } from './session-list.tsx'

// The dialog is loaded right after the page, so that the page shows without waiting for it.
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}))

/** 账号与安全: the user's own account, his password, and the places where he is signed in. */
export function AccountPage() {
  const { userinfo } = useSession()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <PageHead title="账号与安全" lead="查看注册资料，修改密码，管理登录。" />
      <Stack gap={24} className="wrap page">
        <Card
          title="账号资料"
          actions={
            <Button size="small" icon="lock" onClick={() => setChanging(true)}>
              修改密码
            </Button>
          }
        >
          {userinfo ? <Profile person={userinfo} /> : <Skeleton rows={3} />}
        </Card>
        <Card title="我的登录">
          <SessionList />
        </Card>
      </Stack>
      <Suspense>
        <ChangePasswordDialog open={isChanging} onClose={() => setChanging(false)} />
      </Suspense>
    </>
  )
}
