import { currentSession, draftInterval, type FormValues, isUntouched, type OrderedForm } from '@portal/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Draft, DraftHead, DraftVersion } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { type Saved, saveContent } from './draft-calls.ts'
import { rememberVersion, takeVersion } from './remembered-version.ts'

/**
 * Why saving waits for the user's choice. `conflict`: the account holds another version; `isFirst` says that this form was
 * begun anew while the account still held an earlier draft of it. `gone`: the draft was deleted or sent off on another
 * device.
 */
export type Clash = { is: 'conflict'; other: Draft; isFirst: boolean } | { is: 'gone' }

/**
 * Saves a changed form to the account every 30 s, when the tab is hidden and when the form is left. Each time it names the
 * version on which the changes are based. At a clash it stops until `goOnFrom` or `settle` says from which version it goes
 * on.
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
  // An address that is too long is kept without its query: the draft matters more than the query.
  const page = address.length <= draftLimits.page ? address : pathname
  const [clash, setClash] = useState<Clash>()
  const [head, setHead] = useState<DraftHead>()
  const [problem, setProblem] = useState<string>()
  const [owner] = useState(() => currentSession().userId?.())
  const base = useRef<DraftVersion>(undefined)
  const emptyText = useRef('')
  const lastText = useRef('')
  const flight = useRef<Promise<Saved>>(undefined)
  /**
   * Counts how often the form was sent or filled anew. The result of a save that began in an earlier era says nothing about
   * the values that the form holds now, and is ignored.
   */
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

  /** Declares the present values of the form to be the version `from`, or to belong to no draft yet; this ends a clash. */
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
  /** Saves the present values of the form as the version after `from`. */
  const goOnFrom = useCallback(
    (from: DraftVersion | undefined) => {
      settle(from)
      lastText.current = ''
      return save()
    },
    [settle, save],
  )
  /** Starts a clash with another version that the form has just learned of, before it saved anything: the user chooses. */
  const meet = useCallback(
    (other: Draft) => setClash({ is: 'conflict', other, isFirst: base.current === undefined }),
    [],
  )
  const isTouched = useCallback(() => textNow() !== emptyText.current && !isUntouched(latest.current.form), [textNow])
  const inFlight = useCallback(() => flight.current, [])
  const version = useCallback(() => base.current, [])
  return { clash, head, problem, save, settle, goOnFrom, meet, isTouched, inFlight, version }
}
