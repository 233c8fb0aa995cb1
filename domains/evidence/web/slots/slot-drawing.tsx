import type { Slot } from '../../contract/slots.ts'
import { drawingLines } from './drawing-lines.ts'
import css from './slot-drawing.module.css'

/** A drawing of what a good picture for this slot shows. It is decoration: the advice beside it says the same in words. */
export function SlotDrawing({ slot }: { slot: Slot }) {
  const { paper, ink, mark, sign } = drawingLines[slot]
  return (
    <svg viewBox="0 0 120 80" width="120" height="80" className={css.drawing} aria-hidden="true">
      <path d={paper} className={css.paper} />
      <path d={ink} className={css.ink} />
      <path d={mark} className={css.mark} />
      {sign && (
        <text x={sign.x} y={sign.y} textAnchor="middle" className={css.sign}>
          {sign.text}
        </text>
      )}
    </svg>
  )
}
