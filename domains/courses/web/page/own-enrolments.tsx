import { Button, Card, Empty, Paged, useListPart } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { coursesApi } from '../../contract/endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import { curriculumPath } from '../curriculum-path.ts'
import { EnrolmentRow } from './enrolment-row.tsx'

// The dialog is large and only needed for a cancellation, so it is loaded then.
const CancelEnrolmentDialog = lazy(async () => ({
  default: (await import('./cancel-enrolment-dialog.tsx')).CancelEnrolmentDialog,
}))

/** The list 我的报名: the user's sign-ups, the nearest first; only those of one sign-up where a notice led here. */
export function OwnEnrolments({ signUp = '' }: { signUp?: string }) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<string>()
  const own = useListPart(coursesApi.listOwn, { query: { signUp }, pageSize: courseLimits.ownPage })
  const left = own.list.data?.elements.find(({ id }) => id === leaving)
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
      <Paged
        pages={own}
        name="报名"
        skeleton={{ rows: 2, rowHeight: 112 }}
        empty={<Empty text={signUp === '' ? '您还没有报名课程' : '没有找到这份报名，请查看全部报名'} />}
        short
      >
        {(rows) => (
          <ul>
            {rows.map((enrolment) => (
              <EnrolmentRow key={enrolment.id} enrolment={enrolment} onCancel={() => setLeaving(enrolment.id)} />
            ))}
          </ul>
        )}
      </Paged>
      <Suspense>{left && <CancelEnrolmentDialog enrolment={left} onClose={() => setLeaving(undefined)} />}</Suspense>
    </Card>
  )
}
