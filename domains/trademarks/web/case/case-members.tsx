import { type Column, DataTable, StatusTag, type StatusTone } from '@portal/platform/web'
import { type Designation, type DesignationState, designationLabels } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import { PaperLinks } from './paper-links.tsx'

const tones = {
  waiting: 'active',
  granted: 'done',
  provisional: 'waiting',
  refused: 'refused',
  lapsed: 'done',
} as const satisfies Record<DesignationState, StatusTone>

const columns: readonly Column<Designation>[] = [
  { key: 'name', header: '指定成员', title: true, cell: ({ name }) => name },
  {
    key: 'state',
    header: '状态',
    cell: ({ state }) => <StatusTag tone={tones[state]}>{designationLabels[state]}</StatusTag>,
  },
  { key: 'date', header: '文件日期', cell: ({ date }) => date ?? '—' },
  {
    key: 'file',
    header: '通知书',
    cell: ({ file, name }) => (file === null ? '—' : <PaperLinks file={file} name={`${name} ${file.fileName}`} />),
  },
]

/** Where each designated member of an international registration stands. */
export function CaseMembers({ members }: { members: readonly Designation[] }) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="case-members" className={styles.block}>
      <h2 id="case-members">
        指定成员 <small>{members.length} 个</small>
      </h2>
      <DataTable caption="指定成员" columns={columns} rows={members} rowKey={({ code }) => code} />
    </section>
  )
}
