import { signOut, useSession } from '@portal/accounts/web'
import { Notice } from '@portal/platform/web'
import { Mark } from '../portal/mark.tsx'
import css from './shell.module.css'

/** What a customer or provider sees who opens the back office: it is not for them. */
export function NotStaff() {
  const { userinfo } = useSession()
  return (
    <main className={css.door}>
      <h1>
        <Mark />
        管理后台
      </h1>
      <Notice
        tone="warning"
        title="只有工作人员可以进入管理后台"
        actions={
          <>
            <button type="button" className="btn btn-secondary" onClick={() => void signOut()}>
              换一个账号登录
            </button>
            <a className="btn btn-primary" href="/#/oneChains">
              返回门户首页
            </a>
          </>
        }
      >
        当前登录的账号是 {userinfo?.username}。
      </Notice>
    </main>
  )
}
