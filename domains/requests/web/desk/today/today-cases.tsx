import { Due, TodayList, useListPart } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QueueRow } from '../../../contract/detail.ts'
import { requestsApi } from '../../../contract/endpoints.ts'
import type { QueueView } from '../../../contract/filter.ts'
import { CaseActs } from '../case-acts.tsx'
import styles from '../case-row.module.css'
import { CaseRow } from '../case-row.tsx'
import { viewPath } from './view-path.ts'

interface CasesProps {
  view: QueueView
  title: string
  empty: string
  rows: number
  children: (row: QueueRow, index: number) => ReactNode
}

const unfiltered = { state: '', businessType: '', level: '', pending: '' } as const

/** The first cases of one view of the queue, by what is due next. */
function Cases({ view, title, empty, rows, children }: CasesProps) {
  const pages = useListPart(requestsApi.listQueue, { query: { ...unfiltered, view, sort: 'due' }, pageSize: rows })
  return (
    <TodayList title={title} pages={pages} to={viewPath(view)} empty={empty} rowKey={({ businessSn }) => businessSn}>
      {children}
    </TodayList>
  )
}

/** A case in the narrow column: its title, a line about it, and its button. */
function Line({ row, about, children }: { row: QueueRow; about: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <div>
        <Link to={`/requests/${row.businessSn}`}>{row.title}</Link>
        <p>{about}</p>
      </div>
      {children}
    </div>
  )
}

/** What is the viewer's turn, with one act for each case. */
export function OwnCases() {
  return (
    <Cases view="mine" title="轮到我的" empty="现在没有轮到您的业务。" rows={7}>
      {(row, index) => <CaseRow row={row} first={index === 0} />}
    </Cases>
  )
}

export function FreeCases() {
  return (
    <Cases view="free" title="没人领取" empty="都有人办理。" rows={4}>
      {(row) => (
        <Line
          row={row}
          about={row.nextDue === null ? '没有时限' : <Due at={row.nextDue} calm={row.supplement !== null} line />}
        >
          <CaseActs row={row} bare />
        </Line>
      )}
    </Cases>
  )
}

export function AskedCases() {
  return (
    <Cases view="customer" title="等客户的" empty="没有等客户补交的业务。" rows={4}>
      {(row) => (
        <Line
          row={row}
          about={row.supplement ? <Due at={row.supplement.dueTime} calm line tail="是客户的最后期限" /> : '等客户补交'}
        />
      )}
    </Cases>
  )
}
