import {
  Button,
  Buttons,
  call,
  ErrorView,
  Form,
  FormEnd,
  FormField,
  keyOf,
  momentWords,
  type OrderedForm,
  PasswordInput,
  queryOf,
  Skeleton,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FactorState, provenFactorForm } from '../../contract/second-factor.ts'
import { secondFactorApi } from '../../contract/second-factor-endpoints.ts'
import styles from './factor.module.css'
import { FactorSetUp } from './factor-set-up.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** One's own second factor: whether it is on, and setting it up, new recovery codes, its end. */
export function FactorPanel() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(queryOf(secondFactorApi.state, {}))
  if (error) return <ErrorView title="动态验证码加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={1} />
  return (
    <FactorBody state={data} onChanged={() => queries.invalidateQueries({ queryKey: keyOf(secondFactorApi.state) })} />
  )
}

type Doing = 'setUp' | 'codes' | 'end'
type FactorBodyProps = { state: FactorState; onChanged: () => Promise<void> }

function FactorBody({ state, onChanged }: FactorBodyProps) {
  const [doing, setDoing] = useState<Doing>()
  const stop = () => setDoing(undefined)
  const done = () => {
    stop()
    void onChanged()
  }
  if (doing === 'setUp') return <FactorSetUp onDone={done} onCancel={stop} />
  if (doing === 'codes') return <RenewCodes onDone={done} onCancel={stop} />
  if (doing === 'end') return <EndFactor onDone={done} onCancel={stop} />
  return <FactorFacts state={state} onDo={setDoing} />
}

const factsOf = ({ on, required, since, recoveryLeft }: FactorState): string => {
  if (!on)
    return required
      ? '尚未启用。系统要求您的账号启用。'
      : '尚未启用。启用后，登录时除密码外还要输入手机上验证器应用中的数字。'
  const begun = since === null ? '已启用。' : `已启用，自 ${momentWords(since)} 起。`
  return `${begun}剩余恢复码 ${recoveryLeft} 个。${required ? '系统要求启用，不能停用。' : ''}`
}

function FactorFacts({ state, onDo }: { state: FactorState; onDo: (doing: Doing) => void }) {
  return (
    <>
      <p className={styles.facts}>{factsOf(state)}</p>
      <Buttons>
        {!state.on && (
          <Button variant="primary" onClick={() => onDo('setUp')}>
            启用
          </Button>
        )}
        {state.on && <Button onClick={() => onDo('codes')}>重新生成恢复码</Button>}
        {state.on && !state.required && (
          <Button variant="danger" onClick={() => onDo('end')}>
            停用
          </Button>
        )}
      </Buttons>
    </>
  )
}

type PartProps = { onDone: () => void; onCancel: () => void }

function RenewCodes({ onDone, onCancel }: PartProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useOrderedForm({
    schema: provenFactorForm,
    defaults: { password: '', code: '' },
    send: (body) => call(secondFactorApi.recoveryCodes, { body }),
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  return (
    <Form form={form} label="重新生成恢复码">
      <p className={styles.facts}>原有的恢复码随之作废。</p>
      <ProvenFields form={form} />
      <FormEnd submit="重新生成" busyText="正在核对…" onCancel={onCancel} />
    </Form>
  )
}

function EndFactor({ onDone, onCancel }: PartProps) {
  const form = useOrderedForm({
    schema: provenFactorForm,
    defaults: { password: '', code: '' },
    send: (body) => call(secondFactorApi.end, { body }),
    onDone: () => {
      toast('动态验证码已停用')
      onDone()
    },
  })
  return (
    <Form form={form} label="停用动态验证码">
      <p className={styles.facts}>停用后，登录只需密码；恢复码随之作废。</p>
      <ProvenFields form={form} />
      <FormEnd submit="停用" variant="danger" busyText="正在核对…" onCancel={onCancel} />
    </Form>
  )
}

type ProvenForm = OrderedForm<{ password: string; code: string }>

function ProvenFields({ form }: { form: ProvenForm }) {
  return (
    <>
      <FormField form={form} name="password" label="登录密码" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormField form={form} name="code" label="动态验证码" required>
        {(control) => <TextInput {...control} autoComplete="one-time-code" />}
      </FormField>
    </>
  )
}
