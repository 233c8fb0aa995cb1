import { Icon, Notice } from '@portal/platform/web'
import type { ColumnMapping, ListFields } from '../contract/list-fields.ts'
import type { ImportPreview } from '../contract/preview.ts'
import css from './desk.module.css'

type PreviewTableProps = { list: ListFields; preview: ImportPreview; mapping: ColumnMapping; busy: boolean }

/** The first rows as the import would read them, with what it would refuse in them. */
export function PreviewTable({ list, preview: { rows }, mapping, busy }: PreviewTableProps) {
  const used = list.fields.flatMap((field) => {
    const at = mapping[field]
    return at === undefined || at === null ? [] : [{ field, at }]
  })
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  if (rows.length === 0) return <Notice tone="warning">文件中没有数据行。</Notice>
  return (
    <div aria-busy={busy || undefined}>
      <p className={css.lead} role="status">
        前 {rows.length} 行
        {faulty === 0 ? '，按现在的对应都能导入。' : `，其中 ${faulty} 行会被拒绝，原因写在该行下面。`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard. */}
      <section className={css.scroll} tabIndex={0} aria-label="文件的前几行">
        <table className={css.preview}>
          <caption className="sr-only">文件的前 {rows.length} 行</caption>
          <thead>
            <tr>
              <th scope="col">行</th>
              {used.map(({ field }) => (
                <th key={field} scope="col">
                  {list.labels[field]}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ line, cells, faults }) => (
            <tbody key={line}>
              <tr>
                <th scope="row">{line}</th>
                {used.map(({ field, at }) => (
                  <td key={field}>{cells[at] ?? ''}</td>
                ))}
              </tr>
              {faults.length > 0 && (
                <tr className={css.fault}>
                  <td colSpan={used.length + 1}>
                    <span className={css.reason}>
                      <Icon name="warn" size={15} />
                      {faults.map(({ column, reason }) => (column ? `${column}：${reason}` : reason)).join('；')}
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}
