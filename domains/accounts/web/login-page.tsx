import { Button } from '@portal/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './entrance.module.css'
import { Entrance } from './entrance.tsx'
import { FactorSetUp } from './factor/factor-set-up.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { refreshSession, signOut } from './session.ts'
import { useEntrance } from './use-entrance.ts'

export function LoginPage() {
  const entrance = useEntrance()
  const [givenPassword, setGivenPassword] = useState('')
  if (entrance.mustChangePassword) {
    return (
      <Entrance title="设置新密码" lead="您使用的是一次性密码，设置新密码后即可继续。">
        <FirstPasswordForm oldPassword={givenPassword} onChanged={() => setGivenPassword('')} />
      </Entrance>
    )
  }
  if (entrance.mustSetUpSecondFactor) {
    return (
      <Entrance title="启用动态验证码" lead="系统要求您的账号登录时除密码外再输入动态验证码，启用后即可继续。">
        <FactorSetUp password={givenPassword} onDone={() => void refreshSession()} />
        <p className={styles.other}>
          <Button variant="text" onClick={() => void signOut()}>
            退出登录
          </Button>
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="登录" lead="登录后可以提交业务、查看进度。">
      <LoginForm
        onSignedIn={(signedIn, { isRemembered, password }) => {
          setGivenPassword(password)
          entrance.enter(signedIn, isRemembered)
        }}
      />
      {entrance.canRegister && (
        <p className={styles.other}>
          还没有账号？<Link to={`/register${entrance.query}`}>免费注册</Link>
        </p>
      )}
    </Entrance>
  )
}
