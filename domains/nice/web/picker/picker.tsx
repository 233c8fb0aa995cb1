import { Button, ErrorView, Skeleton, StickyBar, useLoaded, useMedia } from '@portal/platform/web'
import { type FocusEvent, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import type { NiceClasses, NiceSuggestion } from '../../contract/item.ts'
import { hasItem } from '../choose/choose.ts'
import { itemsOf } from '../choose/picked.ts'
import { CarriedNotice } from './carried-notice.tsx'
import { ClassTiles } from './class-tiles.tsx'
import { FindingList } from './finding-list.tsx'
import { ItemSearch } from './item-search.tsx'
import { PickedCard } from './picked-card.tsx'
import styles from './picker.module.css'
import type { NicePickerProps } from './picker-props.ts'
import { SaidLine } from './said-line.tsx'
import { EditionNotice, SourceLine } from './source-line.tsx'
import { useCarryOver } from './use-carry-over.ts'
import { narrowWidth, useColumns } from './use-columns.ts'
import { usePickerActs } from './use-picker-acts.ts'

const loadDialogs = async () => ({ Component: (await import('./picker-dialogs.tsx')).PickerDialogs })

/** The picker, once it knows the classes of the edition in force. */
export function Picker({
  value: picked,
  edition,
  present,
  onChange,
  onBlur,
  disabled = false,
  kind = 'sbzc',
  basic,
  remarksOf,
  price,
  onNext,
}: NicePickerProps & { present: NiceClasses }) {
  const root = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  const isNarrow = useMedia(narrowWidth)
  const acts = usePickerActs({ picked, present, onChange })
  const carry = useCarryOver({ picked, edition, present, onCarried: acts.take })
  const Dialogs = useLoaded(loadDialogs)
  const pickedClasses = useMemo(() => new Set(picked.map(({ class_id }) => class_id)), [picked])
  const isChosen = useCallback((item: NiceSuggestion) => hasItem(picked, item.class_id, item), [picked])
  // A tick is drawn first, and what it leads to after it.
  const choice = useDeferredValue(useMemo(() => ({ chosen: picked, kind, basic }), [picked, kind, basic]))
  const isClosed = disabled || carry.isDue || present.kind === 'classesOnly'
  const sum = (
    <>
      {`已选 ${picked.length} 类 ${itemsOf(picked)} 项`}
      {price && <> · {price}</>}
    </>
  )
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) onBlur?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the picker.
    <div ref={root} className={styles.picker} onBlur={onLeave}>
      <EditionNotice edition={present} />
      <ItemSearch
        edition={present.edition}
        pickedClasses={pickedClasses}
        isChosen={isChosen}
        onPick={acts.pick}
        onFound={acts.found}
        disabled={isClosed}
      />
      {!isNarrow && (
        <ClassTiles
          label="类别"
          hint="选一个类别，再勾选该类的小项；不知道属于哪一类时，先查找。"
          classes={present.list}
          columns={columns}
          picked={pickedClasses}
          disabled={isClosed}
          onPick={acts.add}
        />
      )}
      <div className={styles.ways}>
        {isNarrow && (
          <Button icon="list" disabled={isClosed} onClick={() => acts.ask({ what: 'class' })}>
            选择类别
          </Button>
        )}
        <Button icon="compass" disabled={isClosed} onClick={() => acts.ask({ what: 'industry' })}>
          按行业推荐
        </Button>
        {!(isNarrow && onNext) && <p className={styles.sum}>{sum}</p>}
      </div>
      {carry.carried && <CarriedNotice carried={carry.carried} onClose={carry.takeNote} />}
      {carry.error && <ErrorView title="小项核对失败" error={carry.error} onRetry={carry.retry} />}
      {carry.isDue && !carry.error && <Skeleton rows={picked.length} rowHeight={64} />}
      {!carry.isDue && picked.length > 0 && (
        <fieldset aria-label="已选类别" disabled={isClosed} className={styles.cards}>
          {picked.map((one) => {
            const info = present.list.find(({ class_id }) => class_id === one.class_id)
            return (
              info && (
                <PickedCard
                  key={one.class_id}
                  pickerId={acts.id}
                  one={one}
                  info={info}
                  edition={present.edition}
                  isOnly={picked.length === 1}
                  remarks={one.isAsistantremarks === 1 ? remarksOf?.(one.class_id) : undefined}
                  acts={acts.card}
                />
              )
            )
          })}
        </fieldset>
      )}
      {!carry.isDue && <FindingList choice={choice} edition={present.edition} />}
      <SourceLine edition={present} />
      {isNarrow && onNext ? (
        <StickyBar>
          <SaidLine said={acts.said} />
          <div className={styles.bar}>
            <p>{sum}</p>
            <Button variant="primary" onClick={onNext}>
              下一步
            </Button>
          </div>
        </StickyBar>
      ) : (
        <SaidLine said={acts.said} />
      )}
      {Dialogs && acts.asking && (
        <Dialogs
          asking={acts.asking}
          classes={present.list}
          edition={present.edition}
          picked={picked}
          columns={columns}
          onAdd={acts.addAndShow}
          onChange={acts.change}
          onRemove={acts.remove}
          onOffered={acts.offer}
          onClose={acts.close}
        />
      )}
    </div>
  )
}
