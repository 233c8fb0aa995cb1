import { FilterChips, FilterRow, FilterSelect, KeywordSearch } from '@portal/platform/web'
import {
  accountStatusLabels,
  approvalStateLabels,
  type UserType,
  userTypeLabels,
  userTypes,
} from '../contract/account.ts'

export const userStates = ['', 'waiting', 'active', 'disabled'] as const
export type UserState = (typeof userStates)[number]
const stateLabels = {
  '': '全部',
  waiting: approvalStateLabels.waiting,
  ...accountStatusLabels,
} satisfies Record<UserState, string>
const states = userStates.map((value) => ({ value, label: stateLabels[value] }))
const types = userTypes.map((value) => ({ value, label: userTypeLabels[value] }))

type Filter = { keyword: string; type: UserType | ''; state: UserState }

interface UserFiltersProps {
  filter: Filter
  onChange: (changes: Partial<Filter>) => void
}

export function UserFilters({ filter: { keyword, type, state }, onChange }: UserFiltersProps) {
  return (
    <FilterRow>
      <FilterChips label="状态" options={states} value={state} onChange={(next) => onChange({ state: next })} />
      <FilterSelect
        value={type}
        onChange={(next) => onChange({ type: next })}
        options={types}
        placeholder="全部类型"
        aria-label="用户类型"
      />
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        label="查找用户"
        placeholder="用户名、企业、手机号或邮箱"
        onSearch={(next) => onChange({ keyword: next })}
      />
    </FilterRow>
  )
}
