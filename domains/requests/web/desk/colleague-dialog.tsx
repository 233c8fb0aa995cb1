import { Button, Dialog, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { DeskOverview } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import styles from './desk.module.css'

interface ColleagueDialogProps {
  /** What is given, above the list of colleagues. */
  what: ReactNode
  /** Who has it now, and so is not among those who may get it. */
  holder?: string | undefined
  busy: boolean
  onGive: (assignee: string) => void
  onClose: () => void
}

/** Asks to which colleague cases are given; the list shows how many cases each one has. */
export function ColleagueDialog({ what, holder, busy, onGive, onClose }: ColleagueDialogProps) {
  const { data, error, refetch } = useQuery(queryOf(workbenchApi.overview, {}))
  const [assignee, setAssignee] = useState('')
  return (
    <Dialog
      open
      title="分派给同事"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={busy} disabled={assignee === ''} onClick={() => onGive(assignee)}>
            分派
          </Button>
        </>
      }
    >
      <p className={styles.target}>{what}</p>
      {error && <ErrorView title="人员加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && (
        <Colleagues people={data.people.filter(({ id }) => id !== holder)} value={assignee} onChange={setAssignee} />
      )}
    </Dialog>
  )
}

function Colleagues({
  people,
  value,
  onChange,
}: {
  people: DeskOverview['people']
  value: string
  onChange: (id: string) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.people}>
      <legend className="sr-only">接手的同事</legend>
      {people.map(({ id, username, open, late, mine }) => (
        <label key={id} className={styles.person}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          <span className={styles.name}>
            {username}
            {mine && '（我）'}
          </span>
          <span>在办 {open}</span>
          <span className={late > 0 ? styles.late : undefined}>超时 {late}</span>
        </label>
      ))}
    </fieldset>
  )
}
