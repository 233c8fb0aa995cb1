import { Stack } from '@portal/platform/web'
import type { SupplementOutcome } from '@portal/promises/contract'
import { RoundHead } from '@portal/promises/web'
import type { SupplementItem, SupplementRound } from '../../contract/supplement-view.ts'
import { Papers } from './case-papers.tsx'
import styles from './supplement.module.css'
import { OldValues } from './supplement-old.tsx'

/** What the parts of a round are called; the desk reads of the customer, the customer of himself. */
const words = {
  owner: {
    asked: '需要：',
    after: '补充后',
    remark: '您的说明：',
    reason: '不再需要的原因：',
  },
  staff: {
    asked: '需要补充：',
    after: '补充后',
    remark: '补充说明：',
    reason: '撤回原因：',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** All rounds of supplement, the last one first, each with the old beside the new. */
export function SupplementRounds({
  rounds,
  viewer,
}: {
  rounds: readonly SupplementRound[]
  viewer: keyof typeof words
}) {
  const said = words[viewer]
  return (
    <ol className={styles.rounds} reversed>
      {rounds.toReversed().map((round) => (
        <Stack key={round.round} as="li" gap={12}>
          <RoundHead round={round} viewer={viewer} />
          {round.items.map((item) => (
            <ItemRecord key={item.key} item={item} outcome={round.outcome} said={said} />
          ))}
          {round.remark && (
            <p className={styles.remark}>
              <b>{round.outcome === 'withdrawn' ? said.reason : said.remark}</b>
              {round.remark}
            </p>
          )}
        </Stack>
      ))}
    </ol>
  )
}

function ItemRecord({ item, outcome, said }: { item: SupplementItem; outcome: SupplementOutcome; said: Words }) {
  const { field, label, problem, changes, files } = item
  return (
    <Stack gap={12} className={styles.item}>
      <p className={styles.name}>{label}</p>
      <p className={styles.problem}>
        <b>{said.asked}</b>
        {problem}
      </p>
      {outcome !== 'withdrawn' && (
        <div className={styles.pair}>
          <OldValues item={item} />
          {outcome === 'answered' && (
            <dl className={styles.after}>
              {field === null || field === 'voucher' ? (
                <div>
                  <dt>{said.after}</dt>
                  <dd>{files.length > 0 ? <Papers label={said.after} vouchers={files} /> : '未上传，见说明'}</dd>
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
