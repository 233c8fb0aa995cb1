import { classNames, momentWords, Quiet, Stack } from '@portal/platform/web'
import { promiseBasisLabels } from '../contract/labels.ts'
import type { PromiseView } from '../contract/promise.ts'
import styles from './promise-list.module.css'
import { isBeforeClock, stateOf, stateText } from './promise-state.ts'

/** The promises about one subject: since when, by when, and what became of each. */
export function PromiseList({ promises }: { promises: readonly PromiseView[] }) {
  return (
    <Stack as="ul" gap={14}>
      {promises.map((promise) => (
        <PromiseItem key={`${promise.kind} ${promise.startedAt}`} promise={promise} />
      ))}
    </Stack>
  )
}

function PromiseItem({ promise }: { promise: PromiseView }) {
  const { label, basis, startedAt, countsFrom, keptAt, share } = promise
  const state = stateOf(promise)
  return (
    <li className={classNames(styles.item, styles[state])}>
      <p className={styles.head}>
        <b>{label}</b>
        <Quiet as="span">{promiseBasisLabels[basis]}</Quiet>
      </p>
      <p className={styles.state}>{stateText(promise)}</p>
      {!isBeforeClock(promise) && (
        <Quiet>
          {countsFrom === startedAt ? `${momentWords(startedAt)} 开始计时` : `自 ${momentWords(countsFrom)} 起计时`}
        </Quiet>
      )}
      {keptAt === null && <progress className={styles.bar} max={1} value={share} aria-label={`${label}已用时间`} />}
    </li>
  )
}
