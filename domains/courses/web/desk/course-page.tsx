import { RecordLogLink } from '@portal/accounts/web'
import {
  DescriptionList,
  DetailHead,
  ErrorView,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { DeskCourseDetail } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import { spanText } from '../course-text.ts'
import { CourseActions } from './course-actions.tsx'
import { CourseHistory } from './course-history.tsx'
import { CourseStateTag } from './course-state-tag.tsx'
import { EnrolmentTable } from './enrolment-table.tsx'

/** The desk's page of one course: its data, its sign-ups and its history. */
export function CoursePage() {
  const { id = '' } = useParams()
  const detail = useQuery(queryOf(courseDeskApi.detail, { params: { id } }))
  if (detail.isPending) return <Skeleton rows={8} rowHeight={72} />
  if (detail.isError) return <ErrorView title="课程加载失败" error={detail.error} onRetry={() => detail.refetch()} />
  const course = detail.data
  return (
    <>
      <DetailHead
        title={course.courseName}
        tag={<CourseStateTag state={course.state} />}
        actions={
          <>
            <RecordLogLink kind="course" of={course.id} />
            <CourseActions course={course} />
          </>
        }
      />
      <Stack gap={24}>
        {course.cancelReason !== null && (
          <Notice tone="warning" title="课程已取消">
            {course.cancelReason}
          </Notice>
        )}
        <DescriptionList items={factsOf(course)} />
        {course.state !== 'draft' && <EnrolmentTable course={course} />}
        <CourseHistory lines={course.history} />
      </Stack>
    </>
  )
}

const factsOf = (course: DeskCourseDetail) => {
  const { courseAddress, onlineLink, seats, taken, waiting, deadline, description, createTime } = course
  return [
    { term: '时间', detail: spanText(course) },
    { term: '地点', detail: courseAddress },
    { term: '席位', detail: `共 ${seats} 席，已确认 ${taken} 人，候补 ${waiting} 家` },
    { term: '报名截止', detail: deadline === null ? '开课前' : momentText(deadline) },
    { term: '线上链接', detail: onlineLink || '—', wide: true },
    { term: '课程说明', detail: description || '—', wide: true },
    { term: '创建时间', detail: momentText(createTime) },
  ]
}
