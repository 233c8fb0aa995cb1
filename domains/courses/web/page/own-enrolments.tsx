import { Button, Card, Empty, ErrorView, Pagination, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { coursesApi } from '../../contract/endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import { curriculumPath } from '../curriculum-path.ts'
import styles from './enrolment.module.css'
import { EnrolmentRow } from './enrolment-row.tsx'

// Dialogs weigh as much as the page: this one is asked for only by whoever cancels.
const CancelEnrolmentDialog = lazy(async () => ({
  default: (await import('./cancel-enrolment-dialog.tsx')).CancelEnrolmentDialog,
}))

/** 我的报名: what one signed up for, nearest first; of one sign-up alone where a notice led here. */
export function OwnEnrolments({ signUp = '' }: { signUp?: string }) {
  const navigate = useNavigate()
  const [page, setPage] = useState(1)
  const [leaving, setLeaving] = useState<string>()
  const query = { signUp, pgIndex: page, pgCount: courseLimits.ownPage }
  const own = useQuery({ ...queryOf(coursesApi.listOwn, { query }), placeholderData: keepPreviousData })
  const rows = own.data?.elements ?? []
  const total = own.data?.totalElements ?? 0
  const left = rows.find(({ id }) => id === leaving)
  return (
    <Card
      title="我的报名"
      actions={
        signUp !== '' && (
          <Button variant="text" onClick={() => navigate(curriculumPath)}>
            查看全部报名
          </Button>
        )
      }
    >
      {own.isPending && <Skeleton rows={2} rowHeight={112} />}
      {own.isError && <ErrorView title="报名加载失败" error={own.error} onRetry={() => own.refetch()} />}
      {own.data && rows.length === 0 && (
        <Empty text={signUp === '' ? '您还没有报名课程' : '没有找到这份报名，请查看全部报名'} />
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((enrolment) => (
            <EnrolmentRow key={enrolment.id} enrolment={enrolment} onCancel={() => setLeaving(enrolment.id)} />
          ))}
        </ul>
      )}
      {total > courseLimits.ownPage && (
        <Pagination page={page} pageSize={courseLimits.ownPage} total={total} onPage={setPage} />
      )}
      <Suspense>{left && <CancelEnrolmentDialog enrolment={left} onClose={() => setLeaving(undefined)} />}</Suspense>
    </Card>
  )
}
