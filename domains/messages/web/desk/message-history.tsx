import { Card, momentText, Stack } from '@portal/platform/web'
import type { HistoryLine } from '../../contract/desk-view.ts'
import { messageActionLabels, messageStateLabels } from '../../contract/states.ts'
import styles from './desk.module.css'

const actionLabels = { ...messageActionLabels, submit: '提交' }

const wordLabels = { title: '标题', content: '内容', reply: '答复' } as const
type WordName = keyof typeof wordLabels

/** Which of the message's texts a step changed. */
const changesOf = ({ before, after }: HistoryLine): WordName[] =>
  before && after ? (Object.keys(wordLabels) as WordName[]).filter((name) => before[name] !== after[name]) : []

/** The history of a message: who did what and when, and the words before it. */
export function MessageHistory({ history }: { history: readonly HistoryLine[] }) {
  return (
    <Card title="操作记录">
      <Stack as="ol" gap={14}>
        {history.map((line) => (
          <li key={`${line.time} ${line.action} ${line.stateAfter}`}>
            <Line line={line} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Line({ line }: { line: HistoryLine }) {
  const { time, actor, action, stateBefore, stateAfter, reason, before, after } = line
  const changes = changesOf(line)
  return (
    <>
      <p className={styles.step}>
        <span className={styles.time}>{momentText(time)}</span>
        <span>{actor ?? (action === 'submit' ? '留言人' : '工作人员')}</span>
        <span>{actionLabels[action]}</span>
        <span>
          {stateBefore !== null && stateBefore !== stateAfter
            ? `${messageStateLabels[stateBefore]} → ${messageStateLabels[stateAfter]}`
            : messageStateLabels[stateAfter]}
        </span>
        {reason && <span>原因：{reason}</span>}
      </p>
      {before && after && changes.length > 0 && (
        <details className={styles.change}>
          <summary>查看改动：{changes.map((name) => wordLabels[name]).join('、')}</summary>
          <dl>
            {changes.map((name) => (
              <div key={name}>
                <dt>{wordLabels[name]}，改动前</dt>
                <dd>{before[name] || '—'}</dd>
                <dt>{wordLabels[name]}，改动后</dt>
                <dd>{after[name] || '—'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
