import { Button, Dialog, ErrorView, Quiet, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { coursesApi } from '../../contract/endpoints.ts'
import type { OwnEnrolment } from '../../contract/sign-up.ts'
import { spanText } from '../course-text.ts'
import { CalendarButton } from './calendar-button.tsx'
import styles from './enrolment.module.css'
import { EnrolmentTag } from './enrolment-tag.tsx'

/** Says that the sign-up is stored: which courses are confirmed, and for which it waits at what place. */
export function SignedUpDialog({
  signUp,
  onAgain,
}: {
  /** The id of the sign-up; undefined before it was sent. */
  signUp: string | undefined
  onAgain: () => void
}) {
  const navigate = useNavigate()
  return (
    <Dialog
      alert
      full
      open={signUp !== undefined}
      mark="success"
      title="报名成功！"
      onClose={onAgain}
      actions={
        <>
          <Button onClick={onAgain}>继续报名</Button>
          <Button variant="primary" onClick={() => navigate('/oneChains')}>
            返回首页
          </Button>
        </>
      }
    >
      {signUp !== undefined && <Outcome signUp={signUp} />}
    </Dialog>
  )
}

function Outcome({ signUp }: { signUp: string }) {
  const own = useQuery(queryOf(coursesApi.listOwn, { query: { signUp, pgIndex: 1, pgCount: 100 } }))
  if (own.isPending) return <Skeleton rows={1} rowHeight={88} />
  if (own.isError) return <ErrorView title="报名结果加载失败" error={own.error} onRetry={() => own.refetch()} />
  const { elements } = own.data
  return (
    <>
      <Stack as="ul" gap={12} className={styles.outcome}>
        {elements.map((enrolment) => (
          <OutcomeRow key={enrolment.id} enrolment={enrolment} />
        ))}
      </Stack>
      <Quiet>可随时在“我的报名”里查看、取消。</Quiet>
    </>
  )
}

function OutcomeRow({ enrolment }: { enrolment: OwnEnrolment }) {
  const { course, num } = enrolment
  return (
    <li>
      <p className={styles.name}>{course.courseName}</p>
      <p className={styles.fact}>
        {spanText(course)}，{num} 人
      </p>
      <p className={styles.foot}>
        <EnrolmentTag enrolment={enrolment} />
        <CalendarButton enrolment={enrolment} />
      </p>
    </li>
  )
}
