import {
  DescriptionList,
  DetailHead,
  DetailLayout,
  dayWords,
  ErrorView,
  freshQueryOf,
  isCallError,
  LinkButton,
  Log,
  momentWords,
  Skeleton,
  useDocumentWords,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { DeadlineDetail } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { sourceWords } from '../../proof/step-words.ts'
import { CountedSteps } from '../counted-steps.tsx'
import { DeadlineTags } from './deadline-tags.tsx'
import { enteredWords } from './deadline-words.ts'
import { DetailLead } from './detail-lead.tsx'
import { DetailSide } from './detail-side.tsx'
import styles from './own.module.css'
import { usePlace } from './place.ts'

function ToList() {
  const { list } = usePlace()
  return (
    <LinkButton to={list} variant="text">
      返回列表
    </LinkButton>
  )
}

/** One deadline: its day and what can be done with it, then how the day came about, and who is told when. */
export function DetailPage({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(freshQueryOf(ownDeadlinesApi.detail, { params: { id } }))
  useDocumentWords(data?.title ?? '期限详情', '一个期限怎样得出、何时提醒、有过什么变动。')
  if (isPending)
    return (
      <div className="wrap page">
        <Skeleton rows={6} rowHeight={72} />
      </div>
    )
  if (!data)
    return (
      <div className="wrap page">
        <ErrorView
          title={isCallError(error) && error.status === 'U00404' ? '没有这个期限，或者已经删除' : '期限加载失败'}
          error={error}
          onRetry={() => void refetch()}
          actions={<ToList />}
        />
      </div>
    )
  return <DetailView deadline={data} />
}

function DetailView({ deadline }: { deadline: DeadlineDetail }) {
  const { title, createTime, enteredBy, override } = deadline
  const { list, listName, isDesk } = usePlace()
  return (
    <div className="wrap">
      <DetailHead
        title={title}
        tag={<DeadlineTags {...deadline} overridden={override !== null} />}
        meta={`${momentWords(createTime)} ${enteredWords[enteredBy]}`}
        back={<ToList />}
        crumbs={isDesk ? undefined : [{ text: listName, to: list }, { text: title }]}
      />
      <DetailLayout lead={<DetailLead deadline={deadline} />} side={<DetailSide deadline={deadline} />}>
        <HowItCame deadline={deadline} />
        <Notes deadline={deadline} />
        <Changes changes={deadline.changes} />
      </DetailLayout>
    </div>
  )
}

function HowItCame({ deadline: { enteredBy, rule, steps, dueOn, closing, override } }: { deadline: DeadlineDetail }) {
  if (rule === null)
    return (
      <section aria-labelledby="deadline-steps" className={styles.block}>
        <h2 id="deadline-steps">怎样得出</h2>
        <p>
          {enteredWords[enteredBy]}的日期：{dayWords(dueOn)} {closing.time} 前。
        </p>
      </section>
    )
  return (
    <section aria-labelledby="deadline-steps" className={styles.block}>
      <h2 id="deadline-steps">怎样得出{override !== null && `（算出的日期 ${dueOn}）`}</h2>
      <CountedSteps steps={steps} />
      <p>
        {rule.name}：{sourceWords(rule.source)}
      </p>
    </section>
  )
}

function Notes({ deadline: { note, doneNote, doneOn } }: { deadline: DeadlineDetail }) {
  const items = [
    { term: '备注', detail: note, wide: true },
    { term: '完成日', detail: doneOn },
    { term: '完成说明', detail: doneNote, wide: true },
  ].filter(({ detail }) => detail !== null && detail !== '')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="deadline-notes" className={styles.block}>
      <h2 id="deadline-notes">记录</h2>
      <DescriptionList items={items} />
    </section>
  )
}

function Changes({ changes }: Pick<DeadlineDetail, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="deadline-changes" className={styles.block}>
      <h2 id="deadline-changes">日期的变动</h2>
      <Log
        label="日期的变动"
        entries={changes}
        line={({ at, before, after, why }) => ({ time: at, parts: [`原 ${before}，现 ${after}`, why] })}
      />
    </section>
  )
}
