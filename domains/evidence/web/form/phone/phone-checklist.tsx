import { Button, CameraIcon, classNames, Icon, shanghaiDay, Thumb } from '@portal/platform/web'
import {
  requiredSlots,
  type Slot,
  slotGroupLabels,
  slotGroups,
  slotRules,
  slots,
  slotTitle,
} from '../../../contract/slots.ts'
import { SlotDrawing } from '../../slots/slot-drawing.tsx'
import { filledCount, isFilled, type ShownFile } from '../evidence-values.ts'
import type { PhoneFormProps } from '../form-parts.ts'
import { useOwnPicture } from '../use-own-picture.ts'
import css from './phone.module.css'

const photos = slots.filter((slot) => slotRules[slot].group === 'photos' && slotRules[slot].required)

/** The list of all papers: how many are there, what can be shot only at the fair, and each group. */
export function PhoneChecklist({ values, saved, onShoot, onOpen }: PhoneFormProps & { onOpen: (slot: Slot) => void }) {
  const filled = filledCount(values, saved)
  const missing = requiredSlots.length - filled
  const now = photos.filter((slot) => !isFilled(slot, values, saved))
  const isToday = values.exhibitionTime !== null && shanghaiDay(values.exhibitionTime) === shanghaiDay(Date.now())
  return (
    <>
      <div className={css.head}>
        <p className={css.count}>
          <b>{filled}</b> / {requiredSlots.length}
        </p>
        <div>
          <h1 className={css.title}>{missing > 0 ? `还差 ${missing} 份必备材料` : '必备材料齐了'}</h1>
          <p>{missing > 0 ? '现在能拍的先拍；其余回国后再补。' : '看一遍没有传错，就可以提交。'}</p>
        </div>
      </div>
      {now.length > 0 && (
        <section className={css.now} aria-label="先拍这些">
          <h2>{isToday ? `展会今天开幕，先拍这 ${now.length} 份` : `只有展会现场拍得到，先拍这 ${now.length} 份`}</h2>
          {now.map((slot) => (
            <div key={slot}>
              <SlotDrawing slot={slot} />
              <p>
                <b>{slotTitle(slot)}</b>
                <small>展期一过就拍不到了</small>
              </p>
              <Button
                variant="primary"
                size="small"
                aria-label={`拍${slotTitle(slot)}`}
                onClick={() => {
                  onOpen(slot)
                  onShoot?.(slot)
                }}
              >
                <CameraIcon />拍
              </Button>
            </div>
          ))}
        </section>
      )}
      {slotGroups.map((group) => {
        const own = slots.filter((slot) => slotRules[slot].group === group)
        const needed = own.filter((slot) => slotRules[slot].required)
        return (
          <section key={group} className={css.group}>
            <h2>
              {slotGroupLabels[group]}{' '}
              <small>
                {needed.filter((slot) => isFilled(slot, values, saved)).length} / {needed.length}
              </small>
            </h2>
            <ul>
              {own.map((slot) => (
                <li key={slot}>
                  <ListedSlot slot={slot} file={saved?.[slot] ?? values[slot]} onOpen={() => onOpen(slot)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** One paper of the list; a press opens its screen. */
function ListedSlot({ slot, file, onOpen }: { slot: Slot; file: ShownFile | null; onOpen: () => void }) {
  const { required, travelDocument } = slotRules[slot]
  return (
    <button type="button" className={css.paper} onClick={onOpen}>
      <i className={classNames(css.mark, file !== null && css.done, !required && css.optional)}>
        {file && <Icon name="check" size={14} label="已有" />}
      </i>
      <span>
        {slotTitle(slot)}
        {!required && <small> 选填</small>}
      </span>
      {file ? <Picture slot={slot} file={file} isLocked={travelDocument} /> : <em>拍照</em>}
    </button>
  )
}

function Picture({ slot, file, isLocked }: { slot: Slot; file: ShownFile; isLocked: boolean }) {
  const { thumbnail } = useOwnPicture(slot, file)
  return <Thumb picture={thumbnail} lock={isLocked} size="small" alt="" />
}
