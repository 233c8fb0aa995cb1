import { call, callError, errorText, isCallError, isSilent, reportFailure, wasTooLate } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { filingsApi } from '../contract/endpoints.ts'
import { saveForm } from '../contract/facts.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { differingParts, type SheetForm, textOf, valuesOf } from './sheet-form.ts'

export type SaveState = { kind: 'saved'; at: number } | { kind: 'saving' } | { kind: 'failed'; msg: string }

export type SheetSaving = {
  /** The sheet as the server acknowledged it last. */
  saved: SheetDetail
  state: SaveState
  isUnsaved: boolean
  /** Saves what the form holds now, after whatever is on its way. */
  save: () => Promise<SheetDetail>
  /** What another tab or device saved meanwhile; nothing more is saved until one of both is chosen. */
  clash: SheetDetail | undefined
  takeTheirs: () => void
  keepMine: () => Promise<void>
}

/** How long the hands rest before what they typed is saved, in ms. */
const restMs = 2_000

/** Saves a sheet while it is filled in: each saving goes on from the version before, and is acknowledged by the server. */
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

  /** An answer that was lost on its way leaves our own saving behind: what is the same is no clash. */
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
      if (wasTooLate(error)) return settleClash(text)
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

  // Back to the list by the browser's own button, within the time of rest.
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

/** A saving nobody pressed for: its failure stands in the bar, with a way to try again. */
const shownInBar = (error: unknown): void => {
  if (!isCallError(error) && !isSilent(error)) reportFailure(error)
}
