import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { currentSession } from '../call/session.ts'
import { type DraftOptions, keepable, readDraft, removeDraft, type StoredDraft, writeDraft } from './draft-store.ts'
import { fillForm } from './fill-form.ts'
import { isUntouched } from './is-untouched.ts'
import type { OrderedForm } from './use-ordered-form.ts'

/** How often a form is saved, in milliseconds (specification §9). */
export const draftInterval = 30_000

export interface LocalDraft {
  /** When the offered draft was written, epoch milliseconds; undefined when there is none to offer. */
  offeredAt: number | undefined
  /** When this form was last saved, in epoch milliseconds; undefined before the first time. */
  savedAt: number | undefined
  restore: () => void
  /** Saves at once what was changed since the last time. */
  save: () => void
  /** Deletes the draft: for the button 不用了, and after the form was sent. */
  discard: () => void
}

/**
 * Saves a changed form in this browser for the logged-in user, every 30 s and when the tab is hidden or closed, and offers the
 * draft that an earlier visit left. `as` is for a page that visitors without an account may fill in. Name in `omit` every field with an ID number, phone,
 * e-mail or file: those fields are never kept.
 */
export const useLocalDraft = <T extends FieldValues>({
  key,
  form,
  omit,
  as,
}: DraftOptions & {
  key: string
  form: OrderedForm<T>
  omit: readonly (keyof T & string)[]
}): LocalDraft => {
  const [offered, setOffered] = useState<StoredDraft | undefined>(() => readDraft(key, { as }))
  const [savedAt, setSavedAt] = useState<number>()
  const lastText = useRef('')
  const hasSaved = useRef(false)
  const latest = useRef({ form, omit })
  latest.current = { form, omit }
  const saveNow = useRef<() => void>(undefined)

  useEffect(() => {
    const owner = currentSession().userId?.()
    const first = JSON.stringify(latest.current.form.rhf.getValues())
    lastText.current ||= first
    const save = () => {
      const value = latest.current.form.rhf.getValues()
      const text = JSON.stringify(value)
      // Whoever signs out has his drafts deleted, and the page that then goes must not write one again.
      if (currentSession().userId?.() !== owner) return
      if (text === lastText.current || (!hasSaved.current && isUntouched(latest.current.form))) return
      lastText.current = text
      hasSaved.current = true
      const at = Date.now()
      writeDraft(key, { at, value: keepable(value, latest.current.omit) }, { as })
      setOffered(undefined)
      setSavedAt(at)
    }
    saveNow.current = save
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const clock = setInterval(save, draftInterval)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [key, as])

  const restore = () => {
    fillForm(form, offered?.value ?? {})
    setOffered(undefined)
  }
  const discard = () => {
    removeDraft(key, { as })
    lastText.current = JSON.stringify(form.rhf.getValues())
    setOffered(undefined)
    setSavedAt(undefined)
  }
  return { offeredAt: offered?.at, savedAt, restore, save: () => saveNow.current?.(), discard }
}
