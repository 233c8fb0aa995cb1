import { classNames, Icon, Quiet } from '@portal/platform/web'
import { memo, type ReactNode, useId, useMemo } from 'react'
import type { ChosenItem } from '../../contract/chosen.ts'
import type { NiceClass } from '../../contract/item.ts'
import { capOf } from '../../contract/limits.ts'
import { lastClassWords } from '../choose/choose.ts'
import { itemKey, type PickedClass } from '../choose/picked.ts'
import { ChosenItems } from './chosen-items.tsx'
import { ClassGroups } from './class-groups.tsx'
import styles from './picker.module.css'

/** What may be done with a chosen class. Each is the same function in every render. */
export interface CardActs {
  onFold: (classId: number) => void
  onToggle: (info: NiceClass, item: ChosenItem) => void
  onChange: (classId: number) => void
  onRemove: (classId: number) => void
}

export interface PickedCardProps {
  one: PickedClass
  info: NiceClass
  edition: string
  isOnly: boolean
  remarks: ReactNode
  acts: CardActs
}

/** The id of the button that folds the card of a class: what gets the focus when the card does. */
export const cardHeadId = (pickerId: string, classId: number): string => `${pickerId}-class-${classId}`

/** A chosen class: its items and, unfolded, all its groups. */
export const PickedCard = memo(function PickedCard({
  pickerId,
  one,
  info,
  edition,
  isOnly,
  remarks,
  acts,
}: PickedCardProps & { pickerId: string }) {
  const id = useId()
  const { class_id, service_nice_min: items } = one
  const isFolded = one.PackUp === 1
  const name = `第 ${class_id} 类 ${info.class_name}`
  const chosen = useMemo(() => new Set(items.map(itemKey)), [items])
  const onToggle = useMemo(() => (item: ChosenItem) => acts.onToggle(info, item), [acts, info])
  return (
    <section aria-label={name} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button
            type="button"
            id={cardHeadId(pickerId, class_id)}
            aria-expanded={!isFolded}
            aria-controls={id}
            className={styles.fold}
            onClick={() => acts.onFold(class_id)}
          >
            <Icon name="right" size={18} className={classNames(styles.arrow, !isFolded && styles.turned)} />
            <span>
              {`${name} · `}
              <small>{`已选 ${items.length} / ${capOf(info.min_number)} 项`}</small>
            </span>
          </button>
        </h3>
        <div className={styles.acts}>
          <button type="button" className="btn btn-text" onClick={() => acts.onChange(class_id)}>
            更换类别
            <span className="sr-only">{`：第 ${class_id} 类`}</span>
          </button>
          <button
            type="button"
            className="btn btn-text"
            aria-label={`删除第 ${class_id} 类`}
            aria-disabled={isOnly || undefined}
            aria-describedby={isOnly ? `${id}-last` : undefined}
            title={isOnly ? lastClassWords : undefined}
            onClick={() => acts.onRemove(class_id)}
          >
            删除
          </button>
          {isOnly && (
            <span id={`${id}-last`} hidden>
              {lastClassWords}
            </span>
          )}
        </div>
      </div>
      {items.length > 0 && <ChosenItems name={name} items={items} onRemove={onToggle} />}
      {remarks !== undefined && remarks !== null && (
        <section aria-label={`第 ${class_id} 类的备注`} className={styles.remarks}>
          {remarks}
        </section>
      )}
      <div id={id} hidden={isFolded} className={styles.inside}>
        {!isFolded && (
          <>
            <Quiet className={styles.heading}>{info.heading}</Quiet>
            <ClassGroups
              name={`第 ${class_id} 类`}
              classId={class_id}
              edition={edition}
              chosen={chosen}
              onToggle={onToggle}
            />
          </>
        )}
      </div>
    </section>
  )
})
