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
  /** The key of the form, such as `request-7`. A user has one draft for each key. */
  key: string
  form: OrderedForm<T>
  /** The form's name, as lists of drafts show it. */
  title: string
  /** The names of the fields for the user, in the order of the form. A field without a name is saved, but not compared. */
  labels: Readonly<Record<string, string>>
  /** Fields with an ID number, phone, e-mail or file: never kept in this browser, only in the account. */
  omit: readonly (keyof T & string)[]
  /**
   * Says fields whose values are codes in words, for the comparison of two versions. A field that it leaves out is compared
   * as it is.
   */
  wordsOf?: WordsOf | undefined
  /** `visitor` for a page that people may fill in before they sign in: their draft is kept in the browser alone. */
  as?: 'visitor' | undefined
}

export interface ServerDraft {
  /**
   * The draft that another device or an earlier visit left in the account, while the user has neither taken nor refused it.
   */
  offered: DraftHead | undefined
  /** The draft of an earlier visit that this browser kept. */
  local: LocalDraft
  /** True once the account has answered whether it holds a draft; before that nothing is offered. */
  isAsked: boolean
  /**
   * True for at most a second while the account has not answered yet: content that the page shows in that time would move
   * when a draft is offered.
   */
  isWaiting: boolean
  /** True when the form came back filled in after a session that had ended: there is nothing to offer then. */
  isGoingOn: boolean
  /** The version that this form was last saved as. */
  saved: DraftHead | undefined
  /** Why the form cannot be saved, in words fit to be shown. */
  problem: string | undefined
  clash: Clash | undefined
  title: string
  labels: Readonly<Record<string, string>>
  wordsOf: WordsOf
  /** The present values of the form. */
  values: () => Readonly<Record<string, unknown>>
  restore: () => Promise<void>
  /** 不用了: deletes the offered draft. */
  discard: () => Promise<void>
  /** Ends a clash: the present values of this form are kept. */
  keepMine: () => Promise<void>
  /** Ends a clash: the other version is taken. If the other side deleted the draft or sent it off, the form is emptied. */
  takeOther: () => void
  /**
   * Saves at once. Answers undefined when the account holds the present values of the form, else the reason why it does
   * not, in words.
   */
  saveNow: () => Promise<string | undefined>
  /** To be called when the form was sent: its server has deleted the draft together with it. */
  finish: () => void
}

/** The most milliseconds that a form waits for the draft that the account may offer above it. */
const patience = 1_000

const clashText = '请先选择保留哪一份草稿'
const lostText = (count: number): string => `有 ${count} 个附件已失效，请重新上传`

const remove = (form: string, { id, version }: DraftVersion) =>
  call(draftsApi.remove, { params: { form }, query: { id, version } })

/**
 * The drafts of a form in the account, beside those in this browser. A changed form is saved every 30 s and when it is
 * left; the draft is offered on every device, and no version is overwritten that the user has not seen. Show it with
 * `ServerDraftNotice` and `DraftNote`.
 */
export const useServerDraft = <T extends FormValues>({
  key,
  form,
  title,
  labels,
  omit,
  wordsOf = async () => ({}),
  as,
}: ServerDraftOptions<T>): ServerDraft => {
  const local = useLocalDraft({ key, form, omit, as })
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
        // Without an answer the form works as usual: if the account does hold a draft, the first attempt to save finds it.
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
      // What the user typed while the draft was offered or being loaded must not be lost: he chooses between the two.
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
    // A save that was under way may reach the server after the form and begin a new draft there: that draft is deleted
    // again.
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
