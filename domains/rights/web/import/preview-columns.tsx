import { Checkbox, type Column, Stack, StatusTag } from '@portal/platform/web'
import { Link } from 'react-router'
import type { PreviewRow } from '../../contract/import/preview.ts'
import { typeWords } from '../../contract/import/type-words.ts'
import { rightPath } from '../../contract/paths.ts'
import css from './import.module.css'
import { faultWords, lineStateTones, lineStateWords } from './preview-words.ts'

type Choice = { isChosen: (row: PreviewRow) => boolean; choose: (row: PreviewRow, isChosen: boolean) => void }

/** Both days on lines of their own: neither is broken. */
function Term({ begin, end }: { begin: string; end: string }) {
  if (begin === '' && end === '') return '—'
  return (
    <Stack as="span" gap={4} start>
      <span className={css.whole}>{begin || '—'} 至</span>
      <span className={css.whole}>{end || '—'}</span>
    </Stack>
  )
}

/** Why a line is not added, or where the right stands that it would double. */
function Why({ row: { faults, existing } }: { row: PreviewRow }) {
  if (existing)
    return (
      <>
        台账里已有：<Link to={rightPath(existing.id)}>{`${existing.recordName} ${existing.registerNum}`}</Link>
      </>
    )
  if (faults.length === 0) return '—'
  return (
    <ul className={css.faults}>
      {faults.map((fault) => (
        <li key={`${fault.field} ${fault.msg}`}>{faultWords(fault)}</li>
      ))}
    </ul>
  )
}

/** Of lines that say the same the first is ready; another of them may be chosen in its place. */
const mayChoose = ({ state, existing }: PreviewRow): boolean =>
  state === 'ready' || (state === 'duplicate' && existing === null)

/** The columns of a preview; a line with a fault, or whose right is in the vault, cannot be chosen. */
export const previewColumns = ({ isChosen, choose }: Choice): readonly Column<PreviewRow>[] => [
  {
    key: 'choice',
    header: '加入',
    width: '128px',
    cell: (row) =>
      mayChoose(row) ? (
        <Checkbox label={`第 ${row.line} 行`} value={isChosen(row)} onChange={(next) => choose(row, next)} />
      ) : (
        <span className={css.whole}>第 {row.line} 行</span>
      ),
  },
  { key: 'name', header: '权利名称', title: true, cell: ({ facts }) => facts.recordName || '（空）' },
  {
    key: 'type',
    header: '类型',
    width: '96px',
    cell: ({ facts: { registerType } }) => (registerType === null ? '—' : typeWords[registerType]),
  },
  { key: 'number', header: '权利号', cell: ({ facts }) => facts.registerNum || '—' },
  { key: 'holder', header: '权利人', cell: ({ facts }) => facts.obligeeName || '—' },
  {
    key: 'term',
    header: '有效期',
    width: '136px',
    cell: ({ facts }) => <Term begin={facts.rightBeginDate} end={facts.rightEndDate} />,
  },
  { key: 'recordal', header: '海关备案号', cell: ({ facts }) => facts.recordNum || '—' },
  {
    key: 'state',
    header: '结果',
    width: '128px',
    cell: ({ state }) => <StatusTag tone={lineStateTones[state]}>{lineStateWords[state]}</StatusTag>,
  },
  { key: 'why', header: '说明', width: '20%', cell: (row) => <Why row={row} /> },
]
