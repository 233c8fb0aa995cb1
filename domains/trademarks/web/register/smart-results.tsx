import { SearchedLine } from '@portal/marks/web'
import { Quiet, Stack, StatusTag } from '@portal/platform/web'
import type { SmartReply } from '../../contract/check.ts'
import styles from './smart.module.css'

type Scored = SmartReply['classes'][number]

/** The classes with their scores and what was found against the name in each. */
export function SmartResults({ found: { classes, searched } }: { found: SmartReply }) {
  return (
    <section aria-label="比对结果" aria-live="polite">
      <Stack gap={12}>
        <SearchedLine searched={searched} />
        <ul className={styles.classes}>
          {classes.map((one) => (
            <li key={one.class_id}>
              <ScoredClass one={one} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function ScoredClass({ one: { class_id, class_name, score, meets, reasons, service_nice_min } }: { one: Scored }) {
  return (
    <>
      <p className="row apart">
        <b>{`第 ${class_id} 类 ${class_name}`}</b>
        <span className={styles.score}>
          {score === null ? (
            '没有数据，不评分'
          ) : (
            <>
              得分 <b>{score}</b>
              <StatusTag tone={meets === 1 ? 'done' : 'refused'}>{meets === 1 ? '达到期望' : '未达到期望'}</StatusTag>
            </>
          )}
        </span>
      </p>
      {reasons.length > 0 && (
        <ul className={`bullets ${styles.reasons}`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {service_nice_min.length > 0 && <Quiet>{service_nice_min.map(({ min_name }) => min_name).join('、')}</Quiet>}
    </>
  )
}
