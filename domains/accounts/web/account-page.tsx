import { Button, Card, type LoadPart, PageHead, Skeleton, Stack, useLoaded } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { AccountPart } from './account-part.ts'
import { Profile } from './profile.tsx'
import { useSession } from './session.ts'
import { SessionList } from './session-list.tsx'

// The dialog is loaded right after the page, so that the page shows without waiting for it.
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}))

/** 账号与安全: the user's own account, his password, what other domains show here, and the places where he is signed in. */
export function AccountPage({ parts }: { parts: readonly AccountPart[] }) {
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
        {parts
          .filter(({ userType }) => userType === userinfo?.userType)
          .map(({ name, load }) => (
            <LoadedPart key={name} load={load} />
          ))}
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

function LoadedPart({ load }: { load: LoadPart<object> }) {
  const Part = useLoaded(load)
  return Part ? <Part /> : null
}
