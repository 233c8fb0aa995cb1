import { Card, Icon } from '@portal/platform/web'
import { requiredSlots, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import { type EvidenceForm, type EvidenceValues, filledCount, isFilled, type Saved } from './evidence-values.ts'
import css from './form.module.css'

/** The list of the 13 slots beside the form: it shows which have a file, and leads to those that have none. */
export function SlotChecklist({ form, values, saved }: { form: EvidenceForm; values: EvidenceValues; saved: Saved }) {
  return (
    <Card title="材料清单">
      <p className={css.count} role="status">
        必备材料 {filledCount(values, saved)} / {requiredSlots.length}
      </p>
      <ul className={css.list}>
        {slots.map((slot) => {
          const isDone = isFilled(slot, values, saved)
          return (
            <li key={slot} className={isDone ? css.filled : undefined}>
              <Icon name={isDone ? 'check' : 'minus'} size={16} />
              <button type="button" onClick={() => form.focus(slot)}>
                {slotTitle(slot)}
                <span className="sr-only">{isDone ? '（已上传）' : '（未上传）'}</span>
              </button>
              {!slotRules[slot].required && <small>选填</small>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
