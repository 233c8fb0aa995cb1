import {
  call,
  currentSession,
  type FormValues,
  fillForm,
  isCallError,
  type LocalDraft,
  type OrderedForm,
  reportFailure,
  toast,
  useLocalDraft,
} from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { Draft, DraftHead, DraftVersion } from '../contract/draft.ts'
import { draftsApi } from '../contract/endpoints.ts'
import { findHead, otherIn } from './draft-calls.ts'
import { type Clash, useDraftSaving } from './use-draft-saving.ts'

export type WordsOf = (values: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, string>>>

export interface ServerDraftOptions<T extends FormValues> {
  /** Names the form: `request-7`. One draft of each for each user. */
  key: string
  form: OrderedForm<T>
  /** The form's name, as lists of drafts show it. */
  title: string
  /** The fields' names, in the order of the form; those without one are kept and not compared. */
  labels: Readonly<Record<string, string>>
  /** Fields with an ID number, phone, e-mail or file: never kept in this browser, only in the account. */
  omit: readonly (keyof T & string)[]
  /** Fields in words for the comparison of two drafts, where their values are codes. Whatever it leaves out speaks for itself. */
  wordsOf?: WordsOf | undefined
}

export interface ServerDraft {
  /** What another device or visit left in the account, not yet taken or refused. */
  offered: DraftHead | undefined
  /** What this browser kept of an earlier visit. */
  local: LocalDraft
  /** Whether the account has been asked; before that nothing is offered. */
  isAsked: boolean
  /** The account has not answered yet, for a moment: what is shown now would move when it offers a draft. */
  isWaiting: boolean
  /** The form came back as it was after a session that had ended: there is nothing to offer. */
  isGoingOn: boolean
  /** The version that this form was last saved as. */
  saved: DraftHead | undefined
  /** Why it cannot be saved, fit to be shown. */
  problem: string | undefined
  clash: Clash | undefined
  title: string
  labels: Readonly<Record<string, string>>
  wordsOf: WordsOf
  /** What stands in the form now. */
  values: () => Readonly<Record<string, unknown>>
  restore: () => Promise<void>
  /** 不用了: deletes the offered draft. */
  discard: () => Promise<void>
  /** Settles a clash by keeping what stands in this form. */
  keepMine: () => Promise<void>
  /** Settles a clash by the other version; where that is gone, the form is emptied. */
  takeOther: () => void
  /** Saves at once. Answers undefined when the account holds what stands in the form, else why not, in words. */
  saveNow: () => Promise<string | undefined>
  /** The form was sent: its server has deleted the draft with it. */
  finish: () => void
}

/** A form waits no longer for what the account may offer above it. */
const patience = 1_000

const clashText = '请先选择保留哪一份草稿'
const lostText = (count: number): string => `有 ${count} 个附件已失效，请重新上传`

const remove = (form: string, { id, version }: DraftVersion) =>
  call(draftsApi.remove, { params: { form }, query: { id, version } })

/**
 * Drafts of a form in the account, beside those in this browser: saved every 30 s when changed and when leaving, offered
 * on every device, and never overwritten unseen. Show it with `ServerDraftNotice` and `DraftNote`.
 */
export const useServerDraft = <T extends FormValues>({
  key,
  form,
  title,
  labels,
  omit,
  wordsOf = async () => ({}),
}: ServerDraftOptions<T>): ServerDraft => {
  const local = useLocalDraft({ key, form, omit })
  const saving = useDraftSaving({ key, title, form })
  const [offered, setOffered] = useState<DraftHead>()
  const [isAsked, setAsked] = useState(false)
  const [isGoingOn, setGoingOn] = useState(false)
  const [isWaiting, setWaiting] = useState(() => currentSession().token() !== undefined)
  const { version } = saving

  useEffect(() => {
    const clock = setTimeout(() => setWaiting(false), patience)
    return () => clearTimeout(clock)
  }, [])

  useEffect(() => {
    setGoingOn(version() !== undefined)
    if (currentSession().token() === undefined) return
    const ask = async () => {
      const found = await findHead(key)
      if (found && !version()) setOffered(found)
    }
    ask()
      .catch((error: unknown) => {
        // Without an answer the form works as ever; a version that is there is met when the form is saved.
        if (!isCallError(error)) throw error
      })
      .finally(() => {
        setAsked(true)
        setWaiting(false)
      })
  }, [key, version])

  const take = (other: Draft) => {
    fillForm(form, other.values)
    saving.settle(other)
    setOffered(undefined)
    local.discard()
    if (other.lostFiles > 0) toast(lostText(other.lostFiles), 'warning')
  }
  const restore = async () => {
    try {
      const kept = await call(draftsApi.read, { params: { form: key } })
      // What was typed beside the offer, or while the draft was on its way, is not to be lost either.
      if (saving.isTouched()) saving.meet(kept)
      else take(kept)
    } catch (error) {
      if (isCallError(error) && error.http === 404) setOffered(undefined)
      reportFailure(error)
    }
  }
  const discard = async () => {
    if (!offered) return
    try {
      await remove(key, offered)
      setOffered(undefined)
      local.discard()
    } catch (error) {
      const other = otherIn(error)
      const isGone = isCallError(error) && error.http === 404
      if (other || isGone) setOffered(other)
      if (!isGone) reportFailure(error)
    }
  }
  const keepMine = async () => {
    const { clash } = saving
    setOffered(undefined)
    await saving.goOnFrom(clash?.is === 'conflict' ? clash.other : undefined)
  }
  const takeOther = () => {
    if (saving.clash?.is === 'conflict') return take(saving.clash.other)
    form.startOver()
    saving.settle(undefined)
    local.discard()
  }
  const saveNow = async () => {
    await saving.inFlight()
    const result = await saving.save()
    if (result === undefined && !version() && !saving.clash) return '请先填写内容，再到其他设备继续'
    if (result?.is === 'refused') return result.text
    if (result?.is === 'failed') return '草稿暂时没有保存到账号，请检查网络后重试'
    return result?.is === 'saved' || (result === undefined && !saving.clash) ? undefined : clashText
  }
  const finish = () => {
    const late = saving.inFlight()
    saving.settle(undefined)
    setOffered(undefined)
    local.discard()
    // A saving that was under way may arrive after the form: what it began anew is taken back.
    const undo = async () => {
      const result = await late
      if (result?.is === 'saved') await remove(key, result.head)
    }
    undo().catch(reportFailure)
  }
  return {
    offered,
    local,
    isAsked,
    isWaiting,
    isGoingOn,
    saved: saving.head,
    problem: saving.problem,
    clash: saving.clash,
    title,
    labels,
    wordsOf,
    values: () => form.rhf.getValues(),
    restore,
    discard,
    keepMine,
    takeOther,
    saveNow,
    finish,
  }
}
