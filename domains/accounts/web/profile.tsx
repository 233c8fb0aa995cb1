import { DescriptionList } from '@portal/platform/web'
import { approvalStateLabels, userTypeLabels } from '../contract/account.ts'
import type { Person } from './session-store.ts'

/** The user's own account as the server answers it: phone and ID number are masked. */
export function Profile({ person }: { person: Person }) {
  const { username, userType, companyName, phone, email, idCard, approvalState } = person
  const items = [
    { term: '用户名', detail: username },
    { term: '用户类型', detail: userTypeLabels[userType] },
    { term: '手机号', detail: phone },
    { term: '邮箱', detail: email },
    { term: '企业名称', detail: companyName },
    { term: '证件号码', detail: idCard },
  ]
  const approval = { term: '资格审核', detail: approvalStateLabels[approvalState] }
  return <DescriptionList items={userType === 'provider' ? [...items, approval] : items} />
}
