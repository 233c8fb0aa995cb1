import { Quiet, Stack } from '@portal/platform/web'
import type { SupplementItem } from '../../contract/supplement-view.ts'
import { Papers } from './case-papers.tsx'
import styles from './supplement.module.css'

/** Shows the values that an item had before the answer. */
export function OldValues({ item }: { item: SupplementItem }) {
  const { field, changes, filesBefore } = item
  if (field === null) return <Quiet>原申请中没有这份材料</Quiet>
  return (
    <Stack as="dl" gap={8} className={styles.old}>
      {field === 'voucher' ? (
        <div>
          <dt>原来的材料</dt>
          <dd>
            <Papers label="原来的材料" vouchers={filesBefore} />
          </dd>
        </div>
      ) : (
        changes.map(({ field: name, label, before }) => (
          <div key={name}>
            <dt>{changes.length > 1 ? `原${label}` : '原内容'}</dt>
            <dd>{before ?? '未填写'}</dd>
          </div>
        ))
      )}
    </Stack>
  )
}
