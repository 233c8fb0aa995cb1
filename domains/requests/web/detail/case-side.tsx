import { Icon, LinkButton, momentWords, Timeline, type TimelineItem } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'
import { progressOf } from '../../contract/steps.ts'
import styles from './case.module.css'
import { turnWords } from './turn-words.ts'

/** The four steps of the kind, with the times that are known. */
const stepsOf = (detail: RequestDetail): TimelineItem[] => {
  const { state, createTime, acceptTime, supplement, ipForeignOperateDTOList: moves } = detail
  const { steps, current, standing } = progressOf(detail)
  const ended = moves.find(({ stateAfterOperate }) => stateAfterOperate === state)?.createTime
  const timeOf = (index: number): string | undefined => {
    if (index === 0) return momentWords(createTime)
    const isEnd = standing === 'refused' ? index === current : standing === 'done' && index === steps.length - 1
    return isEnd && ended !== undefined ? momentWords(ended) : undefined
  }
  const textOf = (index: number): string | undefined => {
    if (index === 0 && state !== 4 && acceptTime !== null) return `${momentWords(acceptTime)} 受理`
    if (index !== current) return undefined
    if (standing === 'refused') return '不予受理'
    return supplement ? '等您补充材料，计时暂停' : undefined
  }
  return steps.map((title, index) => ({
    title,
    time: timeOf(index),
    text: textOf(index),
    state: index < current ? 'done' : index > current ? 'todo' : standing === 'refused' ? 'refused' : 'current',
  }))
}

/** Beside a request: whose turn it is, whom to ask, and how far it has come. */
export function CaseSide({ detail }: { detail: RequestDetail }) {
  const { who, text, after } = turnWords(detail)
  return (
    <>
      <section aria-labelledby="case-turn" className={styles.turn} data-standing={progressOf(detail).standing}>
        <h2 id="case-turn">现在轮到</h2>
        <p className={styles.who}>{who}</p>
        <p>{text}</p>
        {after !== undefined && <p className={styles.quiet}>{after}</p>}
      </section>
      <section aria-labelledby="case-steps" className={styles.part}>
        <h2 id="case-steps">办到哪一步</h2>
        <Timeline items={stepsOf(detail)} />
      </section>
      <section aria-labelledby="case-ask" className={styles.part}>
        <h2 id="case-ask">有事找谁</h2>
        <p className={styles.handler}>
          <Icon name="user" size={24} />
          <span>
            <b>{detail.handler ?? '我们会安排一位办案人员'}</b>
            <LinkButton to="/home/servicePromises" variant="text">
              几点办公、怎样计时
            </LinkButton>
          </span>
        </p>
        <LinkButton to="/home/leavingAMessage" className={styles.ask}>
          <Icon name="chat" size={18} />
          就这件事留言
        </LinkButton>
      </section>
    </>
  )
}
