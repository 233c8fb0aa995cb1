import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  FilterChips,
  KeywordSearch,
  momentText,
  NothingListed,
  PagedTable,
  Quiet,
  Stack,
  StatusTag,
  type StatusTone,
  useListPart,
} from '@portal/platform/web'
import { useMemo, useState } from 'react'
import type { DeskCourseDetail, DeskEnrolment } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import { type EnrolmentState, enrolmentStateLabels, enrolmentStates } from '../../contract/rules.ts'
import { courseReads } from './course-reads.ts'
import { ExportEnrolments } from './export-enrolments.tsx'

const stateOptions = [
  { value: '', label: '全部' },
  ...enrolmentStates.map((state) => ({ value: state, label: enrolmentStateLabels[state] })),
] as const

const noFilter: { state: EnrolmentState | ''; keyword: string } = { state: '', keyword: '' }

/** The sign-ups of a course, in their order. */
export function EnrolmentTable({ course }: { course: DeskCourseDetail }) {
  const [filter, setFilter] = useState(noFilter)
  const [promoted, setPromoted] = useState<DeskEnrolment>()
  const enrolments = useListPart(courseDeskApi.listEnrolments, {
    params: { id: course.id },
    query: filter,
    pageSize: courseLimits.deskPage,
  })
  const set = (changes: Partial<typeof noFilter>) => {
    setFilter((before) => ({ ...before, ...changes }))
    enrolments.turn(1)
  }
  const { state, keyword } = filter
  const columns = useMemo(() => columnsWith(setPromoted), [])
  const total = enrolments.list.data?.totalElements ?? 0
  const found = { isFiltered: state !== '' || keyword !== '', clear: () => set(noFilter) }
  return (
    <Card title="报名名单" actions={<ExportEnrolments course={course} filter={filter} disabled={total === 0} />}>
      <Stack gap={12}>
        <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          placeholder="企业名称、完整电话"
          onSearch={(next) => set({ keyword: next })}
        />
      </Stack>
      <PagedTable
        pages={enrolments}
        caption="报名名单"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 4, rowHeight: 96 }}
        empty={<NothingListed of={found} text="还没有人报名" filtered="没有符合条件的报名" />}
      />
      {promoted && <PromoteDialog courseId={course.id} enrolment={promoted} onClose={() => setPromoted(undefined)} />}
    </Card>
  )
}

const tones = { confirmed: 'done', waiting: 'waiting', cancelled: 'draft' } as const satisfies Record<
  EnrolmentState,
  StatusTone
>

const columnsWith = (onPromote: (enrolment: DeskEnrolment) => void): readonly Column<DeskEnrolment>[] => [
  {
    key: 'company',
    header: '企业',
    title: true,
    cell: ({ companyName, regionName, address }) => (
      <>
        {companyName}
        <Quiet>
          {regionName} {address}
        </Quiet>
      </>
    ),
  },
  { key: 'num', header: '人数', cell: ({ num }) => num },
  {
    key: 'contact',
    header: '联系人',
    cell: ({ contact, job, mobile }) => (
      <>
        {contact}（{job}）<Quiet>{mobile}</Quiet>
      </>
    ),
  },
  {
    key: 'trade',
    header: '行业与出口地域',
    cell: ({ industry, outArea }) => (
      <>
        {industry}
        <Quiet>{outArea.replaceAll(';', '、')}</Quiet>
      </>
    ),
  },
  {
    key: 'createTime',
    header: '报名时间',
    cell: ({ createTime, username }) => (
      <>
        {momentText(createTime)}
        <Quiet>{username}</Quiet>
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    cell: ({ state, place }) => (
      <StatusTag tone={tones[state]}>{place === null ? enrolmentStateLabels[state] : `候补第 ${place} 位`}</StatusTag>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (enrolment) =>
      enrolment.can.includes('promote') && (
        <Button variant="text" aria-label={`递补 ${enrolment.companyName}`} onClick={() => onPromote(enrolment)}>
          递补
        </Button>
      ),
  },
]

function PromoteDialog({
  courseId,
  enrolment: { id, companyName, num, place },
  onClose,
}: {
  courseId: string
  enrolment: DeskEnrolment
  onClose: () => void
}) {
  return (
    <ActDialog
      title={`递补：${companyName}`}
      confirmText="递补"
      busyText="正在递补…"
      act={() => call(courseDeskApi.promote, { params: { id: courseId, enrolment: id } })}
      said="已递补，并通知报名人"
      reads={courseReads}
      onClose={onClose}
    >
      {num} 人，现为候补第 {place ?? '—'} 位。{place !== null && place > 1 && '会越过排在前面的报名，'}操作会留下记录。
    </ActDialog>
  )
}
