import {
  Button,
  Card,
  type Column,
  DateRange,
  FilterChips,
  FilterRow,
  KeywordSearch,
  LinkButton,
  ListHead,
  momentText,
  NothingListed,
  PagedTable,
  Quiet,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskCourse } from '../../contract/desk.ts'
import { courseStateLabels, courseStates } from '../../contract/rules.ts'
import { spanText } from '../course-text.ts'
import { CourseDialog } from './course-dialog.tsx'
import { CourseStateTag } from './course-state-tag.tsx'
import { type CoursesList, useCoursesList } from './courses-search.ts'
import styles from './desk.module.css'

/** All courses for the desk; the page's address holds the filters and the page of the list. */
export function CoursesPage() {
  const courses = useCoursesList()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  return (
    <Card>
      <ListHead title="课程与报名">
        <Button icon="plus" size="small" variant="primary" onClick={() => setCreating(true)}>
          新建课程
        </Button>
      </ListHead>
      <CourseFilters {...courses} />
      <PagedTable
        pages={courses}
        caption="课程列表"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={courses} text="还没有课程" filtered="没有符合条件的课程" />}
      />
      {isCreating && <CourseDialog onClose={() => setCreating(false)} onSaved={(id) => navigate(`/courses/${id}`)} />}
    </Card>
  )
}

const stateOptions = [
  { value: '', label: '全部' },
  ...courseStates.map((state) => ({ value: state, label: courseStateLabels[state] })),
] as const
const sortOptions = [
  { value: '', label: '最近开课' },
  { value: 'latest', label: '开课由晚到早' },
  { value: 'created', label: '最新创建' },
] as const

function CourseFilters({ search: { state, from, to, keyword, sort }, set }: Pick<CoursesList, 'search' | 'set'>) {
  return (
    <FilterRow>
      <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
      <FilterChips label="排序" options={sortOptions} value={sort} onChange={(next) => set({ sort: next })} />
      <DateRange label="开课日期" value={{ from, to }} onChange={(range) => set(range)} />
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        placeholder="名称或地点"
        onSearch={(next) => set({ keyword: next })}
      />
    </FilterRow>
  )
}

const columns: readonly Column<DeskCourse>[] = [
  {
    key: 'courseName',
    header: '课程',
    title: true,
    cell: ({ id, courseName, courseAddress }) => (
      <>
        <Link to={`/courses/${id}`}>{courseName}</Link>
        <Quiet className={styles.second}>{courseAddress}</Quiet>
      </>
    ),
  },
  { key: 'courseTime', header: '时间', cell: (course) => spanText(course) },
  {
    key: 'seats',
    header: '席位',
    cell: ({ seats, taken, waiting }) => (
      <>
        已确认 {taken} / {seats}
        <Quiet className={styles.second}>{waiting > 0 ? `候补 ${waiting} 家` : '无候补'}</Quiet>
      </>
    ),
  },
  {
    key: 'deadline',
    header: '报名截止',
    cell: ({ deadline }) => (deadline === null ? '开课前' : momentText(deadline)),
  },
  { key: 'state', header: '状态', cell: ({ state }) => <CourseStateTag state={state} /> },
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
