import { Card, dayText, momentText, Quiet, Stack, StatusTag, type StatusTone } from '@portal/platform/web'
import type { SupplementItem, SupplementOutcome, SupplementRound } from '../../contract/supplement-view.ts'
import styles from './supplement.module.css'
import { OldValues } from './supplement-old.tsx'
import { VoucherList } from './voucher-list.tsx'

const outcomes = {
  open: { tone: 'waiting', text: '等待补正' },
  answered: { tone: 'done', text: '已补正' },
  withdrawn: { tone: 'draft', text: '已撤回' },
} as const satisfies Record<SupplementOutcome, { tone: StatusTone; text: string }>

/** All rounds of supplement, the last one first, each with the old beside the new. */
export function SupplementRounds({
  rounds,
  title = '补正记录',
}: {
  rounds: readonly SupplementRound[]
  title?: string
}) {
  if (rounds.length === 0) return null
  return (
    <Card title={title}>
      <ol className={styles.rounds} reversed>
        {rounds.toReversed().map((round) => (
          <Stack key={round.round} as="li" gap={12}>
            <RoundHead round={round} />
            {round.items.map((item) => (
              <ItemRecord key={item.key} item={item} outcome={round.outcome} />
            ))}
            {round.remark && (
              <p className={styles.remark}>
                <b>{round.outcome === 'withdrawn' ? '撤回原因：' : '补正说明：'}</b>
                {round.remark}
              </p>
            )}
          </Stack>
        ))}
      </ol>
    </Card>
  )
}

function RoundHead({ round: { round, outcome, askedTime, dueTime, endTime, overdue } }: { round: SupplementRound }) {
  const { tone, text } = outcomes[outcome]
  return (
    <div className={styles.roundHead}>
      <h3>第 {round} 轮</h3>
      <StatusTag tone={tone}>{text}</StatusTag>
      <Quiet as="span">
        {momentText(askedTime)} 提出，期限 {dayText(dueTime)}
        {endTime !== null && `，${momentText(endTime)} ${text}`}
      </Quiet>
      {overdue && <span className={styles.late}>{outcome === 'open' ? '已超过期限' : '超过期限后补正'}</span>}
    </div>
  )
}

function ItemRecord({ item, outcome }: { item: SupplementItem; outcome: SupplementOutcome }) {
  const { field, label, problem, changes, files } = item
  return (
    <Stack gap={12} className={styles.item}>
      <p className={styles.name}>{label}</p>
      <p className={styles.problem}>
        <b>需要补正：</b>
        {problem}
      </p>
      {outcome !== 'withdrawn' && (
        <div className={styles.pair}>
          <OldValues item={item} />
          {outcome === 'answered' && (
            <dl className={styles.after}>
              {field === null || field === 'voucher' ? (
                <div>
                  <dt>补正后</dt>
                  <dd>{files.length > 0 ? <VoucherList vouchers={files} /> : '未上传，见说明'}</dd>
                </div>
              ) : (
                changes.map(({ field: name, label: of, before, after }) => (
                  <div key={name}>
                    <dt>{changes.length > 1 ? `${of}改为` : '改为'}</dt>
                    <dd>{before === after ? '未改动，见说明' : (after ?? '未填写')}</dd>
                  </div>
                ))
              )}
            </dl>
          )}
        </div>
      )}
    </Stack>
  )
}
