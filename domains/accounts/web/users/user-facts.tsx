import { Button, Card, DescriptionList, momentWords } from '@portal/platform/web'
import { useState } from 'react'
import { approvalStateLabels } from '../../contract/account.ts'
import { userActionLabels } from '../../contract/user-actions.ts'
import type { UserDetail } from '../../contract/user-detail.ts'
import { SaveDialog } from './save-dialog.tsx'

const agreedWords = ({ agreed }: UserDetail): string | null =>
  agreed && `第 ${agreed.policyVersion} 版，${momentWords(agreed.time)}`

const approvalOf = ({ userType, approvalState }: UserDetail) =>
  userType === 'provider' ? [{ term: '资格审核', detail: approvalStateLabels[approvalState] }] : []

/** Until when an invitation works; one that is over stays as a fact, so that somebody renews it. */
const invitationOf = ({ invitationExpiresAt: end }: UserDetail) =>
  end === null ? [] : [{ term: '邀请有效至', detail: `${momentWords(end)}${end < Date.now() ? '（已过期）' : ''}` }]

/** What is known of an account; phone, e-mail and ID number are masked. */
export function UserFacts({ user }: { user: UserDetail }) {
  const [isChanging, setChanging] = useState(false)
  const change = user.can.includes('save') && (
    <Button size="small" onClick={() => setChanging(true)}>
      {userActionLabels.save}
    </Button>
  )
  return (
    <Card tone="bare" title="账号资料" actions={change}>
      <DescriptionList
        items={[
          { term: '企业名称', detail: user.companyName },
          { term: '手机号', detail: user.phone },
          { term: '邮箱', detail: user.email },
          { term: '证件号码', detail: user.idCard },
          ...invitationOf(user),
          ...approvalOf(user),
          { term: '同意的协议', detail: agreedWords(user) },
          { term: '备注', detail: user.note, wide: true },
          { term: '最近登录', detail: user.lastLoginTime === null ? null : momentWords(user.lastLoginTime) },
        ]}
      />
      {isChanging && <SaveDialog user={user} onClose={() => setChanging(false)} />}
    </Card>
  )
}
