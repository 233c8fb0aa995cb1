import {
  BigDate,
  choiceParam,
  dayWords,
  EmptyState,
  FilterChips,
  ItemList,
  ItemRow,
  LinkButton,
  NothingListed,
  Paged,
  useListPage,
} from '@portal/platform/web'
import type { DeadlineRow } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { deadlinePath } from '../../contract/paths.ts'
import { ConfirmMove } from './confirm-move.tsx'
import { DeadlineTags, hasTags } from './deadline-tags.tsx'
import {
  agendaParts,
  enteredWords,
  movedWords,
  partOfAgenda,
  partWords,
  provisionalWords,
  subjectWords,
} from './deadline-words.ts'
import styles from './own.module.css'
import { viewPath } from './views.ts'

/** What the address says of the list: by itself what is still to be done. */
const filter = { state: choiceParam(['', 'done', 'all'], '') }
const asked = { '': 'open', done: 'done', all: '' } as const
const states = [
  { value: '', label: '未完成' },
  { value: 'done', label: '已完成' },
  { value: 'all', label: '全部' },
] as const

/** The deadlines of a user by their days: what is late, what comes today, this week and later. */
export function Agenda() {
  const pages = useListPage(ownDeadlinesApi.list, {
    filter,
    ask: ({ state }) => ({ state: asked[state], from: '', to: '', subject: '' }),
    pageSize: 20,
    staleTime: 0,
  })
  return (
    <>
      <div className={styles.chips}>
        <FilterChips
          label="状态"
          options={states}
          value={pages.search.state}
          onChange={(state) => pages.set({ state })}
        />
      </div>
      <Paged
        pages={pages}
        name="期限"
        short
        skeleton={{ rows: 5, rowHeight: 84 }}
        empty={pages.isFiltered ? <NothingListed of={pages} filtered="没有这样的期限" /> : <NoDeadlines />}
      >
        {(rows) => <Parts rows={rows} />}
      </Paged>
    </>
  )
}

function NoDeadlines() {
  return (
    <EmptyState
      scene="calm"
      title="这里会列出您要守的每个期限"
      text="按规则算出最后一天后保存，或直接添加通知上写的日期；到期前会提醒您。"
    >
      <LinkButton to={viewPath('compute')}>计算一个期限</LinkButton>
    </EmptyState>
  )
}

function Parts({ rows }: { rows: readonly DeadlineRow[] }) {
  const now = Date.now()
  return agendaParts.map((part) => {
    const own = rows.filter((row) => partOfAgenda(row, now) === part)
    return (
      own.length > 0 && (
        <section key={part} aria-label={partWords[part]} className={styles.part}>
          <h2>{partWords[part]}</h2>
          <ItemList label={partWords[part]}>
            {own.map((row) => (
              <AgendaRow key={row.id} row={row} />
            ))}
          </ItemList>
        </section>
      )
    )
  })
}

const metaOf = ({ kind, enteredBy, subject, opensOn, overridden, dueOn }: DeadlineRow): string =>
  [
    kind === 'rule' ? '按规则计算' : enteredWords[enteredBy],
    subject && subjectWords(subject),
    opensOn !== null && `${dayWords(opensOn)}起可以办理`,
    overridden && `算出的日期 ${dayWords(dueOn)}`,
  ]
    .filter(Boolean)
    .join(' · ')

function AgendaRow({ row }: { row: DeadlineRow }) {
  const { id, title, endsOn, state, moved, provisional, can } = row
  const isToConfirm = moved !== null && can.includes('acknowledge')
  const notes = [moved && movedWords(moved), state === 'open' && provisional && provisionalWords(row)].filter(Boolean)
  return (
    <ItemRow
      to={deadlinePath(id)}
      title={title}
      picture={
        <div className={styles.day}>
          {state === 'done' ? (
            <span className={styles.ended}>{dayWords(endsOn)}</span>
          ) : (
            <BigDate day={endsOn} label="最迟" />
          )}
        </div>
      }
      meta={metaOf(row)}
      next={notes.length > 0 ? notes.join('；') : undefined}
      tag={
        hasTags(row) || isToConfirm ? (
          <>
            <DeadlineTags {...row} />
            {isToConfirm && <ConfirmMove {...row} />}
          </>
        ) : undefined
      }
    />
  )
}
