import {
  Button,
  type Column,
  DeskList,
  LinkButton,
  type ListFilter,
  LongText,
  momentText,
  NothingListed,
  PlacementWords,
  Quiet,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskCourse } from '../../contract/desk.ts'
import { courseStateLabels, courseStates } from '../../contract/rules.ts'
import { spanText } from '../course-text.ts'
import { CourseDialog } from './course-dialog.tsx'
import { CourseStateTag } from './course-state-tag.tsx'
import { useCoursesList } from './courses-search.ts'

/** All courses for the desk; the page's address holds the filters and the page of the list. */
export function CoursesPage() {
  const courses = useCoursesList()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <DeskList
        title="课程与报名"
        caption="课程列表"
        unit="门"
        pages={courses}
        views={{ name: 'state', options: stateOptions }}
        filters={filters}
        finds="名称或地点"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={courses} text="还没有课程" filtered="没有符合条件的课程" />}
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setCreating(true)}>
          新建课程
        </Button>
      </DeskList>
      {isCreating && <CourseDialog onClose={() => setCreating(false)} onSaved={(id) => navigate(`/courses/${id}`)} />}
    </>
  )
}

const stateOptions = [
  { value: '', label: '全部' },
  ...courseStates.map((state) => ({ value: state, label: courseStateLabels[state] })),
] as const
const filters = [{ days: '开课日期' }] as const satisfies readonly ListFilter[]

const columns: readonly Column<DeskCourse>[] = [
  {
    key: 'courseName',
    header: '课程',
    title: true,
    sorts: [{ value: 'created', direction: 'descending', label: '按创建时间排' }],
    cell: ({ id, courseName, courseAddress }) => (
      <>
        <Link to={`/courses/${id}`}>
          <LongText>{courseName}</LongText>
        </Link>
        <Quiet>{courseAddress}</Quiet>
      </>
    ),
  },
  {
    key: 'courseTime',
    header: '时间',
    sorts: [
      { value: '', direction: 'ascending', label: '最近开课的在前' },
      { value: 'latest', direction: 'descending', label: '最晚开课的在前' },
    ],
    cell: (course) => spanText(course),
  },
  {
    key: 'seats',
    header: '席位',
    cell: ({ seats, taken, waiting }) => (
      <>
        已确认 {taken} / {seats}
        <Quiet>{waiting > 0 ? `候补 ${waiting} 家` : '无候补'}</Quiet>
      </>
    ),
  },
  {
    key: 'deadline',
    header: '报名截止',
    cell: ({ deadline }) => (deadline === null ? '开课前' : momentText(deadline)),
  },
  {
    key: 'state',
    header: '状态',
    cell: (course) => (
      <>
        <CourseStateTag state={course.state} />
        <PlacementWords of={course} />
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ id, courseName, state }) => {
      const text = state === 'draft' ? '查看' : '查看报名'
      return (
        <LinkButton to={`/courses/${id}`} variant="text" aria-label={`${text} ${courseName}`}>
          {text}
        </LinkButton>
      )
    },
  },
]
