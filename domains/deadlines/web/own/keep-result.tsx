import { loginAddress, useSession } from '@portal/accounts/web'
import { Button, LinkButton, textParam, useSearch } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { deadlinePath } from '../../contract/paths.ts'
import { type DeadlineSubject, subjectOf } from '../../contract/subject.ts'
import type { Asked } from '../../proof/counting.ts'
import { type KeptValues, ofRule, ownDate } from './kept-values.ts'

const KeepDialog = lazy(async () => ({ default: (await import('./keep-dialog.tsx')).KeepDialog }))

/** The case from whose page one came to count, so that the deadline is kept for it. */
const caseSearch = z.object({ subject: textParam() })

interface KeepResultProps {
  rule: { code: string; name: string }
  asked: Asked
  dueOn: string
}

/** Keeps what was counted as a deadline of one's own. */
export function KeepResult({ rule, asked, dueOn }: KeepResultProps) {
  return (
    <Keep
      label="保存到我的期限"
      start={(subject) => ofRule(rule.code, asked, subject)}
      counted={`${rule.name}：${dueOn}`}
    />
  )
}

/** Keeps the day of a notice under the name of a rule that may not count it. */
export function KeepNamed({ name }: { name: string }) {
  return <Keep label="登记通知上的日期" start={(subject) => ({ ...ownDate({ subject }), title: name })} />
}

interface KeepProps {
  label: string
  start: (subject: DeadlineSubject | null) => KeptValues
  counted?: string
}

/** The way to a kept deadline; a visitor is led to the login and back. */
function Keep({ label, start, counted }: KeepProps) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  const [{ subject = '' }] = useSearch(caseSearch)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (!userinfo) return <LinkButton to={loginAddress(pathname + search)}>登录后保存，到期前提醒</LinkButton>
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <KeepDialog
            start={start(subjectOf(subject))}
            {...(counted !== undefined && { counted })}
            onClose={() => setOpen(false)}
            onSaved={({ id }) => void navigate(deadlinePath(id))}
          />
        </Suspense>
      )}
    </>
  )
}
