import { FieldChanges, Stack } from '@portal/platform/web'
import { RoundHead } from '@portal/promises/web'
import type { SupplementRound } from '../../contract/supplement.ts'
import styles from './case.module.css'

/** All rounds of supplement, the last one first: what was asked for, and what the answer changed. */
export function SupplementRounds({
  rounds,
  viewer,
}: {
  rounds: readonly SupplementRound[]
  viewer: 'owner' | 'staff'
}) {
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="case-supplements" className={styles.block}>
      <h2 id="case-supplements">补充记录</h2>
      <Stack as="ul" gap={20}>
        {rounds.toReversed().map((round) => (
          <Stack key={round.round} as="li" gap={8}>
            <RoundHead round={round} viewer={viewer} />
            <ul className="lines">
              {round.items.map(({ key, label, problem }) => (
                <li key={key}>
                  <b>{label}</b>：{problem}
                </li>
              ))}
            </ul>
            {round.changes.length > 0 && <FieldChanges fields={round.changes} />}
            {round.remark && (
              <p className={styles.text}>
                <b>{round.outcome === 'withdrawn' ? '撤回原因：' : '说明：'}</b>
                {round.remark}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
