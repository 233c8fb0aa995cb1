import {
  Button,
  Checkbox,
  call,
  Form,
  FormField,
  partOf,
  Segmented,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { registrableTypes, userTypeLabels } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import { registerForm } from '../contract/forms.ts'
import styles from './entrance.module.css'
import { Entrance } from './entrance.tsx'
import { PasswordFields } from './password-fields.tsx'
import { useEntrance } from './use-entrance.ts'

// The dialog is loaded right after the page, so that the page shows without waiting for it.
const TermsDialog = partOf(async () => ({ Component: (await import('./terms-dialog.tsx')).TermsDialog }))

type Body = z.input<typeof registerForm>
type Values = {
  userType: Body['userType'] | ''
  username: string
  password: string
  password_confirm: string
  phone: string
  email: string
  companyName: string
  agree: boolean
}

const empty: Values = {
  userType: 'customer',
  username: '',
  password: '',
  password_confirm: '',
  phone: '',
  email: '',
  companyName: '',
  agree: false,
}
const types = registrableTypes.map((value) => ({ value, label: userTypeLabels[value] }))

export function RegisterPage() {
  const entrance = useEntrance()
  const [readsTerms, setReadsTerms] = useState(false)
  const form = useOrderedForm({
    schema: registerForm,
    defaults: empty,
    // The cast is safe: the form's values have just passed the same schema.
    send: (body) => call(accountsApi.register, { body: body as Body }),
    onDone: (signedIn, { userType }) => {
      toast(userType === 'provider' ? '注册成功，服务机构资格审核期间可先办理业务' : '注册成功')
      entrance.enter(signedIn, false)
    },
  })
  return (
    <Entrance title="注册" lead="一个账号办理全部业务，请勿重复注册。" wide>
      <Form form={form} label="注册" className={styles.fields}>
        <FormField form={form} name="userType" label="用户类型" required group>
          {(control) => <Segmented {...control} options={types} />}
        </FormField>
        <FormField form={form} name="username" label="用户名" hint="4 到 30 个字符，登录时使用" required>
          {(control) => <TextInput {...control} autoComplete="username" />}
        </FormField>
        <PasswordFields form={form} label="密码" />
        <div className={styles.pair}>
          <FormField form={form} name="phone" label="手机号" required>
            {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" />}
          </FormField>
          <FormField form={form} name="email" label="邮箱" note="选填">
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </FormField>
        </div>
        <FormField form={form} name="companyName" label="企业名称" note="选填">
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </FormField>
        <FormField
          form={form}
          name="agree"
          label="用户协议和隐私政策"
          note={
            <button type="button" className="btn btn-text" onClick={() => setReadsTerms(true)}>
              查看全文
            </button>
          }
          required
          group
        >
          {(control) => (
            <Checkbox
              {...control}
              label={
                <>
                  我已阅读并同意用户协议和
                  <a href="#/home/privacyPolicy" target="_blank" rel="noopener">
                    隐私政策<span className="sr-only">（在新窗口打开）</span>
                  </a>
                </>
              }
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" className={styles.submit} busy={form.busy} busyText="正在注册…">
          注册
        </Button>
      </Form>
      <p className={styles.other}>
        已有账号？<Link to={`/login${entrance.query}`}>去登录</Link>
      </p>
      <TermsDialog open={readsTerms} onClose={() => setReadsTerms(false)} />
    </Entrance>
  )
}
