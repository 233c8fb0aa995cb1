import { Icon, queryOf, TextInput } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { accountsApi } from '../contract/endpoints.ts'
import styles from './account.module.css'

type Named = { id: string; username: string }

interface UserPickerProps {
  chosen: readonly Named[]
  onChange: (chosen: readonly Named[]) => void
}

/** Chooses users by a part of their name; the chosen ones stand above, and a press removes one. */
export function UserPicker({ chosen, onChange }: UserPickerProps) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = queryOf(accountsApi.listUsers, { query: { keyword, pgIndex: 1, pgCount: 20 } })
  const { data, isFetching } = useQuery({ ...query, enabled: keyword !== '' })
  const isChosen = (id: string) => chosen.some((user) => user.id === id)
  const found = (data?.elements ?? []).filter(({ id }) => !isChosen(id))
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="已选用户">
          {chosen.map(({ id, username }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`移除 ${username}`}
                onClick={() => onChange(chosen.filter((user) => user.id !== id))}
              >
                {username}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        type="search"
        value={typed}
        onChange={setTyped}
        placeholder="输入用户名查找"
        aria-label="查找用户"
        autoComplete="off"
      />
      {keyword !== '' && (
        <ul className={styles.found} aria-label="查找结果">
          {found.map(({ id, username, companyName }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...chosen, { id, username }])
                  setTyped('')
                }}
              >
                {username}
                <small>{companyName}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.hint}>{isFetching ? '正在查找…' : '没有找到用户'}</li>}
        </ul>
      )}
    </>
  )
}
