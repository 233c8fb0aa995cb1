import {
  CopyButton,
  call,
  Form,
  FormEnd,
  FormField,
  PasswordInput,
  QrCode,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import { type BegunFactor, beginFactorForm, confirmFactorForm } from '../../contract/second-factor.ts'
import { secondFactorApi } from '../../contract/second-factor-endpoints.ts'
import styles from './factor.module.css'
import { RecoveryCodeList } from './recovery-code-list.tsx'

interface FactorSetUpProps {
  /** The password where the page still has it from the login, else the empty text. */
  password?: string
  /** Called after the user has said that he keeps his recovery codes. */
  onDone: () => void
  onCancel?: () => void
}

/** Sets a second factor up: the password, then the secret with one right code, then the recovery codes. */
export function FactorSetUp({ password = '', onDone, onCancel }: FactorSetUpProps) {
  const [begun, setBegun] = useState<BegunFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (begun) return <ConfirmForm begun={begun} onCodes={setCodes} onAgain={() => setBegun(undefined)} />
  return <BeginForm password={password} onBegun={setBegun} onCancel={onCancel} />
}

type BeginFormProps = { password: string; onBegun: (begun: BegunFactor) => void; onCancel: (() => void) | undefined }

function BeginForm({ password, onBegun, onCancel }: BeginFormProps) {
  const form = useOrderedForm({
    schema: beginFactorForm,
    defaults: { password },
    send: (body) => call(secondFactorApi.begin, { body }),
    onDone: onBegun,
  })
  return (
    <Form form={form} label="开始启用动态验证码">
      <p className={styles.facts}>
        请先在手机上安装一个验证器应用（支持 TOTP 标准的均可）。启用后，登录时除密码外还要输入应用中的 6 位数字。
      </p>
      {password === '' && (
        <FormField form={form} name="password" label="登录密码" required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <FormEnd submit="开始设置" busyText="正在核对…" onCancel={onCancel} />
    </Form>
  )
}

type ConfirmFormProps = { begun: BegunFactor; onCodes: (codes: readonly string[]) => void; onAgain: () => void }

/** The secret in groups of four, as people type it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function ConfirmForm({ begun, onCodes, onAgain }: ConfirmFormProps) {
  const form = useOrderedForm({
    schema: confirmFactorForm,
    defaults: { code: '' },
    send: (body) => call(secondFactorApi.confirm, { body }),
    onDone: ({ recoveryCodes }) => {
      toast('动态验证码已启用')
      onCodes(recoveryCodes)
    },
  })
  return (
    <Form form={form} label="确认动态验证码">
      <div className={styles.beside}>
        <QrCode text={begun.uri} label="密钥的二维码" className={styles.code} />
        <div className={styles.key}>
          <p>用验证器应用添加账号，或手工输入密钥：</p>
          <code>{grouped(begun.secret)}</code>
          <CopyButton text={begun.secret} what="密钥" named variant="secondary" size="small" />
        </div>
        <a href={begun.uri} className={`btn btn-secondary ${styles.link}`}>
          在本机的验证器应用中打开
        </a>
      </div>
      <FormField form={form} name="code" label="动态验证码" hint="输入应用中显示的 6 位数字；10 分钟内有效" required>
        {(control) => <TextInput {...control} autoComplete="one-time-code" inputMode="numeric" />}
      </FormField>
      <FormEnd submit="确认启用" busyText="正在核对…" onCancel={onAgain} cancel="重新开始" />
    </Form>
  )
}
