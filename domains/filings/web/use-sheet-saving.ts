import { call, callError, errorText, isCallError, isConflict, isSilent, reportFailure } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { filingsApi } from '../contract/endpoints.ts'
import { saveForm } from '../contract/facts.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { differingParts, type SheetForm, textOf, valuesOf } from './sheet-form.ts'

export type SaveState = { kind: 'saved'; at: number } | { kind: 'saving' } | { kind: 'failed'; msg: string }

export type SheetSaving = {
  /** The sheet as the server last acknowledged it. */
  saved: SheetDetail
  state: SaveState
  isUnsaved: boolean
  /** Saves the form's present values, after savings that are still under way. */
  save: () => Promise<SheetDetail>
  /** The version that another tab or device saved meanwhile; nothing more is saved until the user has chosen one of both. */
  clash: SheetDetail | undefined
  takeTheirs: () => void
  keepMine: () => Promise<void>
}

/** How long the user must not type before the form is saved, in ms. */
const restMs = 2_000

/**
 * Saves a sheet while it is filled in: each saving goes on from the version before it, and counts when the server has
 * answered.
 */
export const useSheetSaving = (
  form: SheetForm,
  { detail, onSaved }: { detail: SheetDetail; onSaved: (detail: SheetDetail) => void },
): SheetSaving => {
  const { rhf } = form
  const [saved, setSaved] = useState(detail)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: detail.saveTime })
  const [clash, setClash] = useState<SheetDetail>()
  const savedText = useRef(textOf(valuesOf(detail)))
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const id = detail.id

  const acknowledge = (reply: SheetDetail, text: string): SheetDetail => {
    savedText.current = text
    rhf.setValue('version', reply.version)
    setSaved(reply)
    onSaved(reply)
    setState({ kind: 'saved', at: reply.saveTime })
    return reply
  }

  /**
   * The server has a newer version. Where it equals the form, it is this tab's own saving, whose answer was lost: no
   * clash.
   */
  const settleClash = async (text: string): Promise<SheetDetail> => {
    const theirs = await call(filingsApi.detail, { params: { id } })
    const isOurs = theirs.state !== 4 && differingParts(rhf.getValues(), valuesOf(theirs)).length === 0
    if (isOurs) return acknowledge(theirs, text)
    setClash(theirs)
    setState({ kind: 'failed', msg: '这份信息表已在别处保存过' })
    throw callError('aborted', '等待选择保留哪一份')
  }

  const put = async (): Promise<SheetDetail> => {
    const values = rhf.getValues()
    const text = textOf(values)
    setState({ kind: 'saving' })
    try {
      return acknowledge(await call(filingsApi.save, { params: { id }, body: values }), text)
    } catch (error) {
      if (isConflict(error)) return settleClash(text)
      setState({ kind: 'failed', msg: errorText(error) })
      throw error
    }
  }

  const save = (): Promise<SheetDetail> => {
    const saving = queue.current.then(put)
    queue.current = saving.catch(() => undefined)
    return saving
  }

  const isUnsaved = textOf(rhf.watch()) !== savedText.current
  const latest = useRef({ save, isUnsaved, clash })
  latest.current = { save, isUnsaved, clash }
  const current = textOf(rhf.getValues())

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further key begins the rest anew
  useEffect(() => {
    if (!isUnsaved || clash) return
    const timer = setTimeout(() => {
      if (saveForm.safeParse(rhf.getValues()).success) void save().catch(shownInBar)
    }, restMs)
    return () => clearTimeout(timer)
  }, [current, isUnsaved, clash])

  // The user may leave by the browser's back button before the saving that was due: this saves when the form is left.
  useEffect(
    () => () => {
      const { isUnsaved: isLeft, clash: open, save: saveNow } = latest.current
      if (isLeft && !open) void saveNow().catch(reportFailure)
    },
    [],
  )

  return {
    saved,
    state,
    isUnsaved,
    save,
    clash,
    takeTheirs: () => {
      if (!clash) return
      const values = valuesOf(clash)
      rhf.reset(values)
      acknowledge(clash, textOf(values))
      setClash(undefined)
    },
    keepMine: async () => {
      if (!clash) return
      rhf.setValue('version', clash.version)
      setClash(undefined)
      await save()
    },
  }
}

/** The user did not ask for this saving, so its failure only stands in the bar, with a button to try again. */
const shownInBar = (error: unknown): void => {
  if (!isCallError(error) && !isSilent(error)) reportFailure(error)
}
