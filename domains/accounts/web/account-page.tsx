import { Button, Card, LinkButton, type LoadPart, PageHead, Skeleton, Stack, useLoaded } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import css from './account.module.css'
import type { AccountPart } from './account-part.ts'
import { Profile } from './profile.tsx'
import { useSession } from './session.ts'
import { SessionList } from './session-list.tsx'

// The dialog is loaded right after the page, so that the page shows without waiting for it.
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}))
// What few look at is loaded after the page too: its forms and the drawing of codes weigh as much as all the rest.
const FactorPanel = lazy(async () => ({ default: (await import('./factor/factor-panel.tsx')).FactorPanel }))

/** 账号与安全: the user's own account, his password, his second factor, what other domains show here, and the places where he is signed in. */
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
            <>
              <LinkButton to="/home/profile" size="small">
                我的资料
              </LinkButton>
              <Button size="small" icon="lock" onClick={() => setChanging(true)}>
                修改密码
              </Button>
            </>
          }
        >
          {userinfo ? <Profile person={userinfo} /> : <Skeleton rows={3} />}
        </Card>
        <Card title="动态验证码">
          <div className={css.factor}>
            <Suspense fallback={<Skeleton rows={1} />}>
              <FactorPanel />
            </Suspense>
          </div>
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
  if (Part) return <Part />
  // As high as a card with a title and its own skeleton.
  return (
    <Card>
      <Skeleton rows={3} />
    </Card>
  )
}
