import { Stack } from '@portal/platform/web'
import { slotGroupLabels, slotGroups, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import { SlotDrawing } from '../slots/slot-drawing.tsx'
import css from './intro.module.css'

/** The drawings of all papers and photos, by group. */
export function SlotGallery() {
  return (
    <Stack gap={20}>
      {slotGroups.map((group) => (
        <Stack as="section" gap={10} key={group}>
          <h3>{slotGroupLabels[group]}</h3>
          <ul className={css.slots}>
            {slots
              .filter((slot) => slotRules[slot].group === group)
              .map((slot) => (
                <li key={slot}>
                  <SlotDrawing slot={slot} />
                  <span>
                    {slotTitle(slot)}
                    {!slotRules[slot].required && <small>选填</small>}
                  </span>
                </li>
              ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}
