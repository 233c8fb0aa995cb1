import { currentSession, draftInterval, type FormValues, isUntouched, type OrderedForm } from '@portal/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Draft, DraftHead, DraftVersion } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { type Saved, saveContent } from './draft-calls.ts'
import { rememberVersion, takeVersion } from './remembered-version.ts'

/** Why saving waits for the user's word. */
/** `isFirst`: this form was begun anew while the account still held an earlier draft of it. */
export type Clash = { is: 'conflict'; other: Draft; isFirst: boolean } | { is: 'gone' }

/**
 * Saves a changed form to the account every 30 s, when the tab is hidden and when the form is left, always naming the
 * version it goes on from. Stops at a clash until `goOnFrom` says from which version.
 */
export const useDraftSaving = <T extends FormValues>({
  key,
  title,
  form,
}: {
  key: string
  title: string
  form: OrderedForm<T>
}) => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  // A query too long to be kept is worth less than the draft.
  const page = address.length <= draftLimits.page ? address : pathname
  const [clash, setClash] = useState<Clash>()
  const [head, setHead] = useState<DraftHead>()
  const [problem, setProblem] = useState<string>()
  const [owner] = useState(() => currentSession().userId?.())
  const base = useRef<DraftVersion>(undefined)
  const emptyText = useRef('')
  const lastText = useRef('')
  const flight = useRef<Promise<Saved>>(undefined)
  /** A saving that began before the form was sent or filled anew tells nothing of what is there now. */
  const era = useRef(0)
  const latest = useRef({ form, clash, content: { title, page } })
  latest.current = { form, clash, content: { title, page } }

  const textNow = useCallback(() => JSON.stringify(latest.current.form.rhf.getValues()), [])

  const save = useCallback(
    async (isFarewell = false): Promise<Saved | undefined> => {
      const { form: now, clash: open, content } = latest.current
      const text = textNow()
      const isEmpty = text === emptyText.current || isUntouched(now)
      const isUnchanged = text === lastText.current || (!base.current && isEmpty)
      const isSignedIn = currentSession().token() !== undefined && currentSession().userId?.() === owner
      if (isUnchanged || open || now.busy || flight.current || !isSignedIn) return undefined
      const began = era.current
      flight.current = saveContent(
        key,
        { ...content, values: now.rhf.getValues() },
        { base: base.current, isFarewell },
      ).finally(() => {
        flight.current = undefined
      })
      const result = await flight.current
      if (era.current !== began) return undefined
      setProblem(result.is === 'refused' ? result.text : undefined)
      if (result.is === 'conflict') setClash({ ...result, isFirst: base.current === undefined })
      if (result.is === 'gone') setClash(result)
      if (result.is === 'saved') {
        base.current = result.head
        lastText.current = text
        setHead(result.head)
      }
      return result
    },
    [key, owner, textNow],
  )

  useEffect(() => {
    emptyText.current ||= textNow()
    lastText.current ||= emptyText.current
    base.current ??= takeVersion(key, owner)
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void save(true)
    }
    const clock = setInterval(save, draftInterval)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', onHidden)
      const hasEnded = currentSession().token() === undefined
      if (hasEnded && owner && base.current) rememberVersion({ owner, form: key, base: base.current })
      else void save(true)
    }
  }, [key, owner, save, textNow])

  /** What stands in the form now is the version `from`, or belongs to no draft; a clash is settled. */
  const settle = useCallback(
    (from: DraftVersion | undefined) => {
      era.current += 1
      base.current = from
      lastText.current = textNow()
      latest.current.clash = undefined
      setClash(undefined)
      setProblem(undefined)
    },
    [textNow],
  )
  /** Keeps what stands in the form, as the version after `from`. */
  const goOnFrom = useCallback(
    (from: DraftVersion | undefined) => {
      settle(from)
      lastText.current = ''
      return save()
    },
    [settle, save],
  )
  /** Another version came to light before anything was saved: the user chooses. */
  const meet = useCallback(
    (other: Draft) => setClash({ is: 'conflict', other, isFirst: base.current === undefined }),
    [],
  )
  const isTouched = useCallback(() => textNow() !== emptyText.current && !isUntouched(latest.current.form), [textNow])
  const inFlight = useCallback(() => flight.current, [])
  const version = useCallback(() => base.current, [])
  return { clash, head, problem, save, settle, goOnFrom, meet, isTouched, inFlight, version }
}
