import { useId, useMemo, useState } from 'react'
import type { NiceClass, NiceClasses, NiceSuggestion, OfferedClass } from '../../contract/item.ts'
import { addOffered } from '../choose/add-offered.ts'
import { addClass, addItem, changeClass, neighbourOf, removeClass, toggleItem } from '../choose/choose.ts'
import { findPicked, type Picked } from '../choose/picked.ts'
import { spoken } from '../choose/said.ts'
import type { Asking } from './asking.ts'
import type { CardActs } from './picked-card.tsx'
import { useCardFocus } from './use-card-focus.ts'
import { usePicking } from './use-picking.ts'

interface PickerActs {
  picked: Picked
  present: NiceClasses
  onChange: (picked: Picked, edition: string) => void
}

/** What the user may do in the picker, what it asks him, and what it says. */
export const usePickerActs = ({ picked, present: { edition, list }, onChange }: PickerActs) => {
  const id = useId()
  const focusOn = useCardFocus(id)
  const [asking, ask] = useState<Asking>()
  const { said, say, act, fold, now, take } = usePicking({ picked, edition, onChange })

  const acts = useMemo(() => {
    const remove = (classId: number) => {
      if (now().length > 1) focusOn(neighbourOf(now(), classId))
      act((before) => removeClass(before, classId))
      ask(undefined)
    }
    const card: CardActs = {
      onFold: fold,
      onToggle: (info, item) => act((before) => toggleItem(before, info, item)),
      onChange: (classId) => ask({ what: 'change', classId }),
      onRemove: (classId) => {
        const hasItems = (findPicked(now(), classId)?.service_nice_min.length ?? 0) > 0
        if (hasItems && now().length > 1) ask({ what: 'remove', classId })
        else remove(classId)
      },
    }
    return {
      card,
      remove,
      add: (info: NiceClass) => act((before) => addClass(before, info)),
      /** From the sheet of a phone, which closes: the new class is what comes next. */
      addAndShow: (info: NiceClass) => {
        focusOn(info.class_id)
        act((before) => addClass(before, info))
        ask(undefined)
      },
      change: (from: number, to: NiceClass) => {
        focusOn(to.class_id)
        act((before) => changeClass(before, from, to))
        ask(undefined)
      },
      pick: (item: NiceSuggestion) => {
        const info = list.find(({ class_id }) => class_id === item.class_id)
        if (info) act((before) => addItem(before, info, item))
      },
      offer: (offered: readonly OfferedClass[]) => {
        act((before) => addOffered(before, offered, list))
        ask(undefined)
      },
      found: (words: string) => say(spoken(words)),
      ask,
      close: () => ask(undefined),
    }
  }, [act, fold, focusOn, list, now, say])
  return { id, said, asking, take, ...acts }
}
