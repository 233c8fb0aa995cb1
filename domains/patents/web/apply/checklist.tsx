import { Icon, Quiet } from '@portal/platform/web'
import { type ChecklistItem, needLabels } from '../../contract/materials.ts'
import styles from './apply.module.css'

/** The papers that the law asks for, with what is there already; the law is named below. */
export function Checklist({ items, law }: { items: readonly ChecklistItem[]; law: string }) {
  return (
    <>
      <ul aria-label="材料清单" className={styles.checklist}>
        {items.map(({ kind, name, need, given }) => (
          <li key={kind} data-given={given || undefined}>
            <Icon name={given ? 'check' : 'file'} size={18} />
            {name}
            <Quiet as="small">{needLabels[need]}</Quiet>
            {given && <b>已上传</b>}
          </li>
        ))}
      </ul>
      <Quiet>依据：{law}。</Quiet>
    </>
  )
}
