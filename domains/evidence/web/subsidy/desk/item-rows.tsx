import { Button, Icon, useDeskAct } from '@portal/platform/web'
import { slotTitle } from '../../../contract/slots.ts'
import type { TemplateRow } from '../../../contract/subsidy/desk.ts'
import { needLabels, type TemplateItem } from '../../../contract/subsidy/templates.ts'
import css from './desk.module.css'
import { moved, saveTemplate, templateReads } from './save-template.ts'

/** The items in the order of the notice, moved by buttons. */
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
            <span className={css.order}>
              <button
                type="button"
                aria-label={`上移 ${item.title}`}
                disabled={busy || index === 0}
                onClick={() => keep(moved(items, index, 'up'))}
              >
                <Icon name="up" size={18} />
              </button>
              <button
                type="button"
                aria-label={`下移 ${item.title}`}
                disabled={busy || index === items.length - 1}
                onClick={() => keep(moved(items, index, 'down'))}
              >
                <Icon name="down" size={18} />
              </button>
            </span>
            <Button variant="text" aria-label={`修改 ${item.title}`} onClick={() => onEdit(item)}>
              修改
            </Button>
            <Button
              variant="text"
              aria-label={`移除 ${item.title}`}
              disabled={busy}
              onClick={() => keep(items.toSpliced(index, 1), '材料已移除')}
            >
              移除
            </Button>
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
