import { Button, FilterChips, Select, TextInput } from '@portal/platform/web'
import { type FormEvent, useState } from 'react'
import {
  accountStatusLabels,
  approvalStateLabels,
  type UserType,
  userTypeLabels,
  userTypes,
} from '../contract/account.ts'
import styles from './account.module.css'

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
    <div className={styles.filters}>
      <FilterChips label="状态" options={states} value={state} onChange={(next) => onChange({ state: next })} />
      <div className={styles.select}>
        <Select
          value={type}
          onChange={(next) => onChange({ type: next })}
          options={types}
          placeholder="全部类型"
          aria-label="用户类型"
        />
      </div>
      <KeywordSearch key={keyword} keyword={keyword} onSearch={(next) => onChange({ keyword: next })} />
    </div>
  )
}

function KeywordSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is missing in the browsers of our target.
    <form role="search" className={styles.search} onSubmit={find}>
      <TextInput
        type="search"
        value={typed}
        onChange={setTyped}
        placeholder="用户名、企业、手机号或邮箱"
        aria-label="查找用户"
      />
      <Button type="submit" icon="search">
        查询
      </Button>
    </form>
  )
}
