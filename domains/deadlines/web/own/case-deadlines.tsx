import { Button, Buttons, dayWords, freshQueryOf, LinkButton, leftWords, Quiet } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { DeadlineRow } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import type { DeadlineSubject } from '../../contract/subject.ts'
import { ownDate } from './kept-values.ts'
import styles from './own.module.css'
import { usePlace } from './place.ts'

const KeepDialog = lazy(async () => ({ default: (await import('./keep-dialog.tsx')).KeepDialog }))

/** How many of a case's deadlines stand on its page. */
const shown = 3

/** On the page of a case: its next deadlines, whoever of both sides entered them, and how to add one. */
export function CaseDeadlines({ subject }: { subject: DeadlineSubject }) {
  const { listName, countPath, isDesk } = usePlace()
  const named = `${subject.kind}:${subject.ref}`
  const query = { subject: named, state: 'open', from: '', to: '', pgIndex: 1, pgCount: shown } as const
  const { data, error } = useQuery(freshQueryOf(ownDeadlinesApi.list, { query }))
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="case-deadlines" className={styles.panel}>
      <h2 id="case-deadlines">期限</h2>
      {error && <Quiet>期限加载失败，请稍后刷新</Quiet>}
      {data?.elements.length === 0 && <Quiet>还没有登记期限</Quiet>}
      {data && data.elements.length > 0 && (
        <ul>
          {data.elements.map((row) => (
            <li key={row.id}>
              <NextDeadline row={row} />
            </li>
          ))}
        </ul>
      )}
      {data && data.totalElements > shown && (
        <Quiet>
          另有 {data.totalElements - shown} 个，见{listName}
        </Quiet>
      )}
      <Buttons>
        <Button size="small" icon="plus" onClick={() => setAdding(true)}>
          添加期限
        </Button>
        {isDesk ? (
          <a className="btn btn-text btn-small" href={countPath(named)}>
            按规则计算
          </a>
        ) : (
          <LinkButton size="small" variant="text" to={countPath(named)}>
            按规则计算
          </LinkButton>
        )}
      </Buttons>
      {isAdding && (
        <Suspense>
          <KeepDialog start={ownDate({ subject })} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

function NextDeadline({ row: { id, title, endsOn, overdue, provisional } }: { row: DeadlineRow }) {
  const { pathOf } = usePlace()
  return (
    <>
      <Link to={pathOf(id)}>{title}</Link>
      <Quiet>
        最迟 {dayWords(endsOn)}，{overdue ? '已逾期' : leftWords(endsOn)}
        {provisional && !overdue && '，暂定'}
      </Quiet>
    </>
  )
}
