import {
  Button,
  Checkbox,
  call,
  Form,
  FormField,
  isCallError,
  Notice,
  PasswordInput,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { SignedIn } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import { loginForm } from '../contract/forms.ts'
import styles from './entrance.module.css'
import { isRemembered, rememberedName } from './remembered.ts'
import { useCountdown } from './use-countdown.ts'

interface LoginFormProps {
  onSignedIn: (signedIn: SignedIn, given: { isRemembered: boolean; password: string }) => void
}

/** The form of the login: name, password, 记住我, and the code for whoever has a second factor. After too many failures its button counts down the seconds to wait. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [remembers, setRemembers] = useState(isRemembered)
  const [asksForHelp, setAsksForHelp] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)
  const countdown = useCountdown()
  const form = useOrderedForm({
    schema: loginForm,
    defaults: { username: rememberedName(), password: '', code: '' },
    send: async (body) => {
      try {
        return await call(accountsApi.login, { body })
      } catch (error) {
        // Only after a right password does the server ask for a code; the field stays for the next try.
        if (isCallError(error) && error.fields.some(({ path }) => path === 'code')) setAsksForCode(true)
        throw error
      }
    },
    onDone: (signedIn, { password }) => onSignedIn(signedIn, { isRemembered: remembers, password }),
  })
  const { failure } = form
  const { start } = countdown
  useEffect(() => {
    if (failure?.retryAfter) start(failure.retryAfter)
  }, [failure, start])
  return (
    <Form form={form} label="登录" className={styles.fields}>
      <FormField form={form} name="username" label="账号" required>
        {(control) => <TextInput {...control} autoComplete="username" placeholder="用户名、手机号或邮箱" />}
      </FormField>
      <FormField form={form} name="password" label="密码" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      {asksForCode && (
        <FormField
          form={form}
          name="code"
          label="动态验证码"
          hint="验证器应用中的 6 位数字；手机不在身边时输入一个恢复码"
        >
          {(control) => <TextInput {...control} autoComplete="one-time-code" />}
        </FormField>
      )}
      <div className={styles.row}>
        <Checkbox value={remembers} onChange={setRemembers} label="记住我" />
        <Button variant="text" onClick={() => setAsksForHelp(!asksForHelp)}>
          忘记密码？
        </Button>
      </div>
      {asksForHelp && (
        <Notice className={styles.notice}>
          请联系平台工作人员，核实身份后会为您重置密码，登录后再改成自己的密码。
        </Notice>
      )}
      {failure && (
        <Notice tone="error" className={styles.notice}>
          {failure.msg}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={form.busy || countdown.left > 0}
        busyText={countdown.left > 0 ? `请等待 ${countdown.left} 秒` : '正在登录…'}
      >
        登录
      </Button>
    </Form>
  )
}
