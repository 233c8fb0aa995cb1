import { momentWords, Quiet, Stack } from '@portal/platform/web'
import type { Remark } from '../../contract/file/detail.ts'
import styles from './case.module.css'

/** What provider or staff have noted, each with who and when. */
export function RemarkList({ remarks, label }: { remarks: readonly Remark[]; label: string }) {
  if (remarks.length === 0) return null
  return (
    <Stack as="ul" gap={8} aria-label={label}>
      {remarks.map(({ id, text, by, name, time }) => (
        <li key={id} className={styles.remark}>
          {text}
          <Quiet>
            {by === 'provider' ? '服务商' : '平台'} {name} · {momentWords(time)}
          </Quiet>
        </li>
      ))}
    </Stack>
  )
}

/** The remarks about an application as a whole; those about a class stand at the class. */
export function CaseRemarks({ remarks }: { remarks: readonly Remark[] }) {
  const whole = remarks.filter(({ class_id }) => class_id === null)
  if (whole.length === 0) return null
  return (
    <section aria-labelledby="case-remarks" className={styles.block}>
      <h2 id="case-remarks">备注</h2>
      <RemarkList remarks={whole} label="备注" />
    </section>
  )
}
