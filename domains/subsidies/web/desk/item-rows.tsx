import { slotTitle } from '@portal/evidence/contract'
import { OrderButtons, RowActs, useDeskAct } from '@portal/platform/web'
import type { TemplateRow } from '../../contract/desk.ts'
import { needLabels, type TemplateItem } from '../../contract/templates.ts'
import css from './desk.module.css'
import { moved, saveTemplate, templateReads } from './save-template.ts'

/** The items of a list in the order of the notice, with buttons that move them. */
export function ItemRows({ template, onEdit }: { template: TemplateRow; onEdit: (item: TemplateItem) => void }) {
  const { run, busy } = useDeskAct(templateReads)
  const { items } = template
  const keep = (next: TemplateItem[], said?: string) => void run(() => saveTemplate(template, { items: next }), said)
  return (
    <ol className={css.items}>
      {items.map((item, index) => (
        <li key={item.key}>
          <span className={css.number}>{index + 1}</span>
          <ItemText item={item} />
          <span className={css.acts}>
            <OrderButtons
              name={item.title}
              can={[index > 0 && 'up', index < items.length - 1 && 'down'].filter((to) => to !== false)}
              busy={busy}
              onMove={(to) => keep(moved(items, index, to))}
            />
            <RowActs
              name={item.title}
              acts={[
                { label: '修改', run: () => onEdit(item) },
                { label: '移除', danger: true, run: () => keep(items.toSpliced(index, 1), '材料已移除') },
              ]}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

function ItemText({ item: { title, need, slots, where, note } }: { item: TemplateItem }) {
  return (
    <span className={css.item}>
      <b>{title}</b> <small>{needLabels[need]}</small>
      {slots.length > 0 && <small>存证材料：{slots.map(slotTitle).join('、')}</small>}
      {where !== '' && <small>取得方式：{where}</small>}
      {note !== '' && <small>要求：{note}</small>}
    </span>
  )
}
