import { dayText, Quiet, Stack } from '@portal/platform/web'
import type { RecordalDetail } from '../../contract/search.ts'
import styles from './recordal.module.css'

/** What imports changed of a record, the newest first. */
export function ChangeList({ changes }: Pick<RecordalDetail, 'changes'>) {
  if (changes.length === 0) return <Quiet>本站历次导入之间，这条备案没有变化。</Quiet>
  return (
    <Stack as="ol" gap={10} className={styles.changes}>
      {changes.map(({ asOf, createTime, fields }) => (
        <li key={createTime}>
          <Quiet>{asOf === null ? `${dayText(createTime)} 导入` : `数据截至 ${asOf}`}</Quiet>
          <ul>
            {fields.map(({ field, label, before, after }) => (
              <li key={field}>
                {label}：<del>{before || '（空）'}</del>
                <span className="sr-only">改为</span>
                <span aria-hidden="true"> → </span>
                <ins>{after || '（空）'}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Stack>
  )
}
