import { Icon, momentWords, Quiet, Stack, StatusTag, type StatusTone } from '@portal/platform/web'
import type { MessageRow } from '../contract/message-view.ts'
import { type WriterState, writerStateLabels } from '../contract/states.ts'
import styles from './message-entry.module.css'

const tones = { waiting: 'waiting', answered: 'done', removed: 'refused' } satisfies Record<WriterState, StatusTone>

/** A question with its answer, folded; `own` also shows its state. */
export function MessageEntry({
  message,
  own = false,
  open = false,
}: {
  message: MessageRow
  own?: boolean
  open?: boolean
}) {
  const { id, title, name, content, createTime, removed, edited, state } = message
  if (removed) return <Tombstone message={message} own={own} />
  return (
    <details className={styles.entry} open={open}>
      <summary>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>
            {own ? id : name} · {momentWords(createTime)}
          </span>
        </span>
        {own && (
          <span className={styles.tag}>
            <StatusTag tone={tones[state]}>{writerStateLabels[state]}</StatusTag>
          </span>
        )}
        <Icon name="down" size={18} className={styles.arrow} />
      </summary>
      <Stack gap={14} className={styles.body}>
        <p className={styles.text}>{content}</p>
        {edited && (
          <Quiet className={styles.note}>
            运营方于 {momentWords(edited.time)} 修改过这条留言：{edited.reason}
          </Quiet>
        )}
        <Reply message={message} own={own} />
      </Stack>
    </details>
  )
}

function Reply({ message: { reply, replyTime, replyBy, published }, own }: { message: MessageRow; own: boolean }) {
  if (reply === null)
    return <p className={styles.waiting}>{replyBy === null ? '等待答复' : `最迟 ${momentWords(replyBy)} 前答复`}</p>
  return (
    <div className={styles.reply}>
      <Quiet>
        工作人员答复{replyTime !== null && <span> · {momentWords(replyTime)}</span>}
        {own && <span> · {published ? '已公开' : '仅您可见'}</span>}
      </Quiet>
      <p className={styles.text}>{reply}</p>
    </div>
  )
}

/** What is left of a removed message: that there was one, and why it was removed. */
function Tombstone({ message: { id, title, removed }, own }: { message: MessageRow; own: boolean }) {
  return (
    <div className={styles.gone}>
      {own && (
        <p className={styles.title}>
          {title} <span className={styles.meta}>{id}</span>
        </p>
      )}
      <p>
        运营方删除了这条留言：{removed?.reason}
        {removed && <span className={styles.meta}> {momentWords(removed.time)}</span>}
      </p>
    </div>
  )
}
