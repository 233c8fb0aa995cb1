import { BigDate, dayWords, momentWords, Notice, phoneWidth, Stack, useMedia } from '@portal/platform/web'
import type { DeadlineDetail } from '../../contract/deadline.ts'
import { ConfirmMove } from './confirm-move.tsx'
import { movedWords, provisionalWords } from './deadline-words.ts'
import { DetailActs } from './detail-acts.tsx'
import styles from './own.module.css'

const home = 'Asia/Shanghai'

/** The day that must be kept, how sure it is, and what can be done. */
export function DetailLead({ deadline }: { deadline: DeadlineDetail }) {
  const { state, endsOn, endsAt, closing, opensOn, provisional, moved, override, can } = deadline
  const isPhone = useMedia(phoneWidth)
  const ended = state === 'done'
  return (
    <Stack gap={16}>
      <div className={styles.lead}>
        <BigDate
          day={endsOn}
          label="最迟"
          size={isPhone ? 'phone' : 'page'}
          {...(ended && { tone: 'plain' as const })}
        />
        <p>
          {closing.time} 前（{closing.zone === home ? '北京时间' : `${closing.zone}，北京时间 ${momentWords(endsAt)}`}）
          {opensOn !== null && `，${dayWords(opensOn)}起可以办理`}
        </p>
      </div>
      {moved && (
        <Notice
          tone="warning"
          title="日期有变"
          actions={can.includes('acknowledge') ? <ConfirmMove {...deadline} /> : undefined}
        >
          <p>{movedWords(moved)}</p>
        </Notice>
      )}
      {!ended && provisional && (
        <Notice tone="warning" title="暂定">
          <p>{provisionalWords(deadline)}，请留出余地。</p>
        </Notice>
      )}
      {override !== null && <Override deadline={deadline} override={override} />}
      <DetailActs deadline={deadline} />
    </Stack>
  )
}

function Override({
  deadline: { dueOn, rule },
  override,
}: {
  deadline: DeadlineDetail
  override: NonNullable<DeadlineDetail['override']>
}) {
  return (
    <Notice title="已改期">
      <p>
        {rule === null ? '登记的日期' : '算出的日期'} {dayWords(dueOn)}，{momentWords(override.at)} 改为{' '}
        {dayWords(override.dueOn)}。原因：{override.reason}
      </p>
      {override.moved && (
        <p>改期之后算出的日期又有变动（改期时为 {dayWords(override.before)}），请核对是否还要改期。</p>
      )}
    </Notice>
  )
}
