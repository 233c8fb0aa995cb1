import {
  type Column,
  choiceParam,
  DeskList,
  Due,
  type ListFilter,
  NothingListed,
  Quiet,
  useListPage,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { deskDeadlinePath } from '../../contract/paths.ts'
import type { TeamRow } from '../../contract/team.ts'
import { DeadlineTags, hasTags } from '../own/deadline-tags.tsx'
import { enteredWords, lastMoment, movedWords, provisionalWords } from '../own/deadline-words.ts'
import { DetailPage } from '../own/detail-page.tsx'
import { AtPlace, deskPlace } from '../own/place.ts'

/** The list shows by itself what is still to be done; `all` is the address's word for everything. */
const search = {
  state: choiceParam(['', 'overdue', 'done', 'all'], ''),
  keyword: wordsParam(),
  assignee: choiceParam(['', 'me', 'none'], ''),
  moved: choiceParam(['', '1'], ''),
  from: wordsParam(),
  to: wordsParam(),
}
const opened = z.object({ id: wordsParam() })
const asked = { '': 'open', overdue: 'overdue', done: 'done', all: '' } as const

const views = [
  { value: '', label: '未完成' },
  { value: 'overdue', label: '已逾期' },
  { value: 'done', label: '已完成' },
  { value: 'all', label: '全部' },
]

const filters = [
  {
    name: 'assignee',
    label: '办理人',
    options: [
      { value: 'me', label: '由我办理' },
      { value: 'none', label: '未分派' },
    ],
  },
  { name: 'moved', label: '变动', options: [{ value: '1', label: '日期有变，待确认' }] },
  { days: '到期日' },
] as const satisfies readonly ListFilter[]

const columns: readonly Column<TeamRow>[] = [
  {
    key: 'deadline',
    header: '期限',
    title: true,
    cell: ({ id, title, kind, enteredBy, moved }) => (
      <>
        <Link to={deskDeadlinePath(id)}>{title}</Link>
        <Quiet as="div">{moved ? movedWords(moved) : kind === 'rule' ? '按规则计算' : enteredWords[enteredBy]}</Quiet>
      </>
    ),
  },
  {
    key: 'due',
    header: '到期',
    width: '150px',
    cell: (row) => (
      <>
        <Due at={lastMoment(row)} calm={row.state === 'done'} {...(row.state === 'done' && { tail: '已完成' })} />
        {row.state === 'open' && row.provisional && <Quiet as="div">{provisionalWords(row)}</Quiet>}
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    width: '170px',
    cell: (row) => (hasTags(row) ? <DeadlineTags {...row} /> : '未到期'),
  },
  {
    key: 'case',
    header: '业务',
    width: '200px',
    cell: ({ subject, link }) => {
      if (!subject) return '—'
      return link === null ? subject.ref : <Link to={link}>{subject.ref}</Link>
    },
  },
  {
    key: 'owner',
    header: '客户',
    width: '180px',
    cell: ({ owner }) => (
      <>
        {owner.username}
        {owner.companyName !== null && <Quiet as="div">{owner.companyName}</Quiet>}
      </>
    ),
  },
  { key: 'assignee', header: '办理人', width: '120px', cell: ({ assignee }) => assignee?.username ?? '未分派' },
]

/** 团队期限, or one of them by its id in the address. */
export function TeamPage() {
  const [{ id }] = useSearch(opened)
  if (id === '') return <TeamList />
  return (
    <AtPlace value={deskPlace}>
      <DetailPage key={id} id={id} />
    </AtPlace>
  )
}

/** The deadlines of all cases and of the staff's own, what is late first, then by day and person. */
function TeamList() {
  const pages = useListPage(ownDeadlinesApi.team, {
    filter: search,
    ask: ({ state, moved, ...rest }) => ({ ...rest, state: asked[state], moved: moved === '' ? null : 1 }),
    pageSize: 20,
    staleTime: 0,
  })
  return (
    <DeskList
      title="团队期限"
      unit="个"
      lead="业务上的期限和工作人员自己登记的期限，逾期的在前。"
      pages={pages}
      views={{ name: 'state', options: views }}
      filters={filters}
      finds="业务编号、期限名称、用户名"
      columns={columns}
      rowKey={({ id }) => id}
      name="期限"
      empty={<NothingListed of={pages} text="没有未完成的期限" filtered="没有符合条件的期限" />}
    />
  )
}
