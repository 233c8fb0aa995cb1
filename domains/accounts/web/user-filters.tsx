import { Button, FilterChips, Select, TextInput } from '@portal/platform/web'
import { type FormEvent, useState } from 'react'
import {
  type AccountStatus,
  accountStatuses,
  accountStatusLabels,
  type UserType,
  userTypeLabels,
  userTypes,
} from '../contract/account.ts'
import styles from './account.module.css'

type Filter = { keyword?: string | undefined; userType: UserType | ''; status: AccountStatus | '' }

const types = userTypes.map((value) => ({ value, label: userTypeLabels[value] }))
const statuses = [
  { value: '' as const, label: '全部' },
  ...accountStatuses.map((value) => ({ value, label: accountStatusLabels[value] })),
]

interface UserFiltersProps {
  filter: Filter
  onChange: (changes: Partial<Filter>) => void
}

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const [typed, setTyped] = useState(filter.keyword ?? '')
  const find = (event: FormEvent) => {
    event.preventDefault()
    onChange({ keyword: typed.trim() })
  }
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is missing in the browsers of our target. */}
      <form role="search" className={styles.search} onSubmit={find}>
        <TextInput
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder="用户名、企业名称，或完整手机号、邮箱"
          aria-label="查找用户"
        />
        <Button type="submit" icon="search">
          查询
        </Button>
      </form>
      <div className={styles.select}>
        <Select
          value={filter.userType}
          onChange={(userType) => onChange({ userType })}
          options={types}
          placeholder="全部类型"
          aria-label="用户类型"
        />
      </div>
      <FilterChips
        label="账号状态"
        options={statuses}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  )
}
