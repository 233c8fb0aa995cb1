import {
  Button,
  DataTable,
  Empty,
  ErrorView,
  isCallError,
  Notice,
  Pagination,
  Quiet,
  queryOf,
  Skeleton,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { RecordalPage } from '../../contract/search.ts'
import { conditionWords } from '../saved/condition-words.ts'
import { SaveSearchButton } from '../saved/save-search-button.tsx'
import { type Asked, isNothing, rowsOfPage, saidOf, sentOf } from './asked.ts'
import { DemonstrationTag } from './demonstration-tag.tsx'
import { ExportButton } from './export-button.tsx'
import { NothingFound } from './nothing-found.tsx'
import { resultColumns } from './result-columns.tsx'
import styles from './search.module.css'
import { searchCalls } from './search-calls.ts'

const rowHeight = 78

const totalText = ({ totalElements, totalIsExact }: Pick<RecordalPage, 'totalElements' | 'totalIsExact'>): string =>
  totalIsExact ? `共 ${totalElements.toLocaleString('zh-CN')} 条` : `${totalElements.toLocaleString('zh-CN')}+ 条`

const secondTries = { pinyin: '拼音', initials: '拼音首字母' } as const
const readings = { recordNumber: '按备案号查询', registrationNumber: '按权利号查询' } as const

type Shown = {
  asked: Asked
  page: number
  onPage: (page: number) => void
  onSearch: (asked: Asked) => void
}
type ResultsProps = Shown & {
  /** The heading of the results, which takes the focus when a page is turned. */
  top: RefObject<HTMLHeadingElement | null>
  /** Leads to the form, where the visitor can narrow the search. */
  onNarrow: () => void
}

/** Whether repeating the same search is useless, because it would find far too much or a text is too long. */
const wantsOtherWords = (error: unknown): boolean => isCallError(error) && error.http === 400

/** The results: the rows, how many there are and up to which day they are true. */
export function Results({ asked, page, onPage, onSearch, top, onNarrow }: ResultsProps) {
  const query = { ...sentOf(asked), pgIndex: page, pgCount: rowsOfPage }
  const list = useQuery({ ...queryOf(searchCalls.serchCustoms, { query }), placeholderData: keepPreviousData })
  const turn = (next: number) => {
    onPage(next)
    top.current?.scrollIntoView?.({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="recordals-found">
      <h2 id="recordals-found" ref={top} tabIndex={-1} className={styles.heading}>
        {isNothing(asked) ? '全部备案' : '查询结果'}
      </h2>
      {list.isPending && (
        <div className={styles.waiting}>
          <Skeleton rows={rowsOfPage} rowHeight={rowHeight} />
        </div>
      )}
      {list.isError && (
        <ErrorView
          title="备案查询失败"
          error={list.error}
          onRetry={() => {
            void list.refetch()
            // The button disappears with its press, so the focus goes to the heading.
            top.current?.focus({ preventScroll: true })
          }}
          actions={
            wantsOtherWords(list.error) && (
              <Button variant="primary" onClick={onNarrow}>
                补充查询条件
              </Button>
            )
          }
        />
      )}
      {list.isSuccess && (
        <Found
          found={list.data}
          isOld={list.isPlaceholderData}
          asked={asked}
          page={page}
          onPage={turn}
          onSearch={onSearch}
        />
      )}
    </section>
  )
}

type FoundProps = Shown & { found: RecordalPage; isOld: boolean }

function Found({ found, isOld, asked, page, onPage, onSearch }: FoundProps) {
  const { elements, totalElements, totalIsExact, asOf, isDemonstration, readAs, secondTry } = found
  const reading = readAs === 'recordNumber' || readAs === 'registrationNumber' ? readings[readAs] : undefined
  if (asOf === null) return <Empty text="本站还没有导入海关备案数据，请先使用官方查询工具" />
  return (
    <>
      <div className={`row apart ${styles.summary}`}>
        <p role="status" className="row">
          <b>{isOld ? '正在查询…' : totalText(found)}</b>
          {reading && !isOld && <span>{reading}</span>}
          <span>数据截至 {asOf}</span>
          {isDemonstration && <DemonstrationTag />}
        </p>
        <div className={`no-print row ${styles.tools}`}>
          <SaveSearchButton said={saidOf(asked)} />
          <ExportButton asked={asked} total={totalElements} totalIsExact={totalIsExact} />
          <Button
            size="small"
            icon="print"
            className={styles.print}
            disabled={elements.length === 0}
            onClick={() => window.print()}
          >
            打印本页
          </Button>
        </div>
      </div>
      <p className="print-only">
        查询条件：{conditionWords(saidOf(asked)) || '全部备案'}；第 {page} 页
      </p>
      {secondTry && !isOld && (
        <Notice className={styles.second}>
          按字面没有找到“{asked.q}”，以下是按{secondTries[secondTry]}找到的备案。
        </Notice>
      )}
      {elements.length > 0 && (
        <div className={styles.table} data-further={page > 1 || undefined}>
          <DataTable
            caption="海关备案"
            columns={resultColumns}
            rows={elements}
            // Rows are keyed by their position, so that a row which stands on two pages does not jump when the page is turned.
            rowKey={(row) => String(elements.indexOf(row))}
            busy={isOld}
          />
        </div>
      )}
      {elements.length === 0 && totalElements > 0 && (
        <Empty text="这一页没有内容" action={<Button onClick={() => onPage(1)}>回到第一页</Button>} />
      )}
      {elements.length === 0 && totalElements === 0 && (
        <NothingFound asked={asked} bySound={readAs === 'words' && asked.match === 'fuzzy'} onSearch={onSearch} />
      )}
      {elements.length > 0 && (
        <Pagination
          layout="total, pager, jumper"
          page={page}
          pageSize={rowsOfPage}
          total={totalElements}
          totalText={totalText(found)}
          onPage={onPage}
        />
      )}
      {!totalIsExact && (
        <Quiet>结果较多，最多翻看前 {totalElements.toLocaleString('zh-CN')} 条；补充条件可以查得更准。</Quiet>
      )}
    </>
  )
}
