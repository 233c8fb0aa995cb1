import { Button } from '@portal/platform/web'
import { type ReactNode, useEffect, useRef } from 'react'
import { sheetLimits } from '../../contract/limits.ts'
import css from '../sheet.module.css'
import type { SheetForm, SheetValues } from '../sheet-form.ts'

type ListName = 'licensees' | 'goods' | 'infringingGoods'

/** The entries of a list, numbered. After adding, the new entry gets the focus; after removing, the button that adds. */
export function EntryList<N extends ListName>({
  form,
  name,
  word,
  empty,
  least = 0,
  children,
}: {
  form: SheetForm
  name: N
  /** The word for one entry: 货物. */
  word: string
  empty: SheetValues[N][number]
  /** The number of entries that cannot be removed. */
  least?: number
  children: (index: number) => ReactNode
}) {
  const { rhf } = form
  const list = rhf.watch(name) as readonly unknown[]
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(list.length)
  useEffect(() => {
    const [before, now] = [count.current, list.length]
    count.current = now
    if (before === now) return
    const target =
      now > before
        ? box.current?.querySelector<HTMLElement>(`[data-entry="${now - 1}"] :is(input, textarea)`)
        : box.current?.querySelector<HTMLElement>('[data-add]')
    target?.focus()
  }, [list.length])
  const set = (next: readonly unknown[]) => {
    rhf.clearErrors(name)
    rhf.setValue(name, next as never, { shouldDirty: true })
  }
  return (
    <div ref={box} className={css.entries}>
      {list.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place in the list.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button.
        <div key={index} role="group" aria-label={`${word} ${index + 1}`} data-entry={index} className={css.entry}>
          <div className={css.entryHead}>
            <h3>
              {word} {index + 1}
            </h3>
            {list.length > least && (
              <Button
                variant="text"
                size="small"
                icon="delete"
                aria-label={`删除${word} ${index + 1}`}
                onClick={() => set(list.filter((_entry, at) => at !== index))}
              >
                删除
              </Button>
            )}
          </div>
          {children(index)}
        </div>
      ))}
      <div data-add tabIndex={-1}>
        <Button icon="plus" disabled={list.length >= sheetLimits.entries} onClick={() => set([...list, empty])}>
          {list.length === 0 ? `写一项${word}` : `再加一项${word}`}
        </Button>
      </div>
    </div>
  )
}
