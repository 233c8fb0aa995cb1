import { Card, FieldChanges, Log } from '@portal/platform/web'
import type { HistoryLine } from '../../contract/desk-view.ts'
import { messageActionLabels, messageStateLabels } from '../../contract/states.ts'

const actionLabels = { ...messageActionLabels, submit: '提交' }

const wordLabels = { title: '标题', content: '内容', reply: '答复' } as const
type WordName = keyof typeof wordLabels

/** Which of the message's texts a step changed. */
const changesOf = ({ before, after }: HistoryLine): WordName[] =>
  before && after ? (Object.keys(wordLabels) as WordName[]).filter((name) => before[name] !== after[name]) : []

/** The history of a message: who did what and when, and the words before it. */
export function MessageHistory({ history }: { history: readonly HistoryLine[] }) {
  return (
    <Card tone="bare" title="操作记录">
      <Log
        label="操作记录"
        entries={history}
        line={(line) => ({ time: line.time, parts: partsOf(line), below: <Changes line={line} /> })}
      />
    </Card>
  )
}

const partsOf = ({ actor, action, stateBefore, stateAfter, reason }: HistoryLine) => [
  actor ?? (action === 'submit' ? '留言人' : '工作人员'),
  actionLabels[action],
  stateBefore !== null && stateBefore !== stateAfter
    ? `${messageStateLabels[stateBefore]} → ${messageStateLabels[stateAfter]}`
    : messageStateLabels[stateAfter],
  reason && `原因：${reason}`,
]

function Changes({ line }: { line: HistoryLine }) {
  const { before, after } = line
  const changes = changesOf(line)
  if (!before || !after || changes.length === 0) return null
  return (
    <details>
      <summary>查看改动：{changes.map((name) => wordLabels[name]).join('、')}</summary>
      <FieldChanges
        fields={changes.map((name) => ({
          label: wordLabels[name],
          before: before[name] || '—',
          after: after[name] || '—',
        }))}
      />
    </details>
  )
}
