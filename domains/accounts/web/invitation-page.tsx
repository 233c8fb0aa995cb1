import {
  Button,
  call,
  EmptyState,
  ErrorView,
  Form,
  FormField,
  isCallError,
  LinkButton,
  momentWords,
  Notice,
  queryOf,
  Skeleton,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SignedIn } from '../contract/account.ts'
import { acceptForm, type InvitationView } from '../contract/invitation.ts'
import { invitationApi } from '../contract/invitation-endpoints.ts'
import styles from './entrance.module.css'
import { Entrance } from './entrance.tsx'
import { PasswordFields } from './password-fields.tsx'
import { enter } from './session.ts'

/** 接受邀请: an invited member of staff opens it by the link, sets his password and phone, and is signed in. */
export function InvitationPage() {
  const [params] = useSearchParams()
  const [isAccepted, setAccepted] = useState(false)
  const navigate = useNavigate()
  const token = params.get('token') ?? ''
  const query = queryOf(invitationApi.view, { body: { token } })
  // What is typed here must outlast a look at another window, so that the invitation is not read again meanwhile.
  const isAsked = token !== '' && !isAccepted
  const { data, error, isPending, refetch } = useQuery({ ...query, enabled: isAsked, staleTime: Infinity })
  const onAccepted = (signedIn: SignedIn) => {
    setAccepted(true)
    enter(signedIn, { isRemembered: false })
    // Whoever must set up a second factor first does so on the login page.
    navigate(signedIn.mustSetUpSecondFactor ? '/login' : '/', { replace: true })
  }
  if (isAccepted) return <Waiting lead="正在进入管理后台…" />
  if (token === '' || isOver(error)) return <InvitationOver />
  if (error) {
    return (
      <Entrance title="接受邀请" lead="暂时无法核对邀请。">
        <ErrorView title="邀请加载失败" error={error} onRetry={() => void refetch()} />
      </Entrance>
    )
  }
  if (isPending) return <Waiting lead="正在核对邀请…" />
  return (
    <Entrance
      title="接受邀请"
      lead={`您将以用户名 ${data.username} 使用管理后台。邀请在 ${momentWords(data.expiresAt)} 前有效。`}
    >
      <AcceptForm invitation={data} token={token} onAccepted={onAccepted} onOver={() => void refetch()} />
    </Entrance>
  )
}

const Waiting = ({ lead }: { lead: string }) => (
  <Entrance title="接受邀请" lead={lead}>
    <Skeleton rows={4} rowHeight={56} />
  </Entrance>
)

/** One answer stands for a link that is too old, was used or withdrawn. */
const isOver = (error: unknown): boolean => isCallError(error) && error.http === 404

function InvitationOver() {
  return (
    <Entrance title="邀请已失效" lead="链接可能已过期、已使用，或已被撤销。">
      <EmptyState
        scene="lost"
        title="这个链接不能再用"
        text="需要时请联系管理员重新邀请。已经接受过邀请的，请直接登录。"
      >
        <LinkButton to="/login">去登录</LinkButton>
      </EmptyState>
    </Entrance>
  )
}

interface AcceptFormProps {
  invitation: InvitationView
  token: string
  onAccepted: (signedIn: SignedIn) => void
  /** Somebody else was faster, or the time is over. */
  onOver: () => void
}

function AcceptForm({ invitation, token, onAccepted, onOver }: AcceptFormProps) {
  const form = useOrderedForm({
    schema: acceptForm,
    defaults: { token, password: '', password_confirm: '', phone: '' },
    send: async (body) => {
      try {
        return await call(invitationApi.accept, { body })
      } catch (error) {
        if (isOver(error)) onOver()
        throw error
      }
    },
    onDone: onAccepted,
  })
  const { failure } = form
  return (
    <Form form={form} label="接受邀请" className={styles.fields}>
      {/* A password manager keeps the name beside the new password. */}
      <input type="text" autoComplete="username" value={invitation.username} readOnly hidden />
      <PasswordFields form={form} label="密码" />
      <FormField form={form} name="phone" label="手机号" hint="登录时也可以用手机号" required>
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </FormField>
      {failure && (
        <Notice tone="error" className={styles.notice}>
          {failure.msg}
        </Notice>
      )}
      <Button type="submit" variant="primary" className={styles.submit} busy={form.busy} busyText="正在设置…">
        接受邀请并登录
      </Button>
    </Form>
  )
}
