import { loginAddress } from '@portal/accounts/web'
import { type CallError, toast, useAction } from '@portal/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { editionChanged } from '../../contract/edition-changed.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { formPath } from '../paths.ts'
import type { Opened, WindowActs } from './opened.ts'
import { rulesOf } from './register-rules.ts'
import { useRegisterForm } from './use-register-form.ts'

/** What the page shows: the form, or all of it as it will be sent. */
export type Step = 'form' | 'confirm'

/**
 * The way of an application from the form to its order: whether the draft is saved, all as it will be sent, the notices, the
 * answer. It is sent from the last notice alone, and each refusal leads back to where it can be answered.
 */
export const useRegisterFlow = (kind: TrademarkKind) => {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const [step, setStep] = useState<Step>('form')
  /** Where the focus goes once the page is drawn anew: a field, or without one the top. */
  const [aim, setAim] = useState<{ field?: string | undefined }>()
  const top = useRef<HTMLDivElement>(null)

  const show = (next: Step, field?: string) => {
    setOpened(undefined)
    setStep(next)
    setAim({ field })
  }
  const tellFailure = ({ msg, current, http, code }: CallError) => {
    // The first sending had arrived although its answer was lost, and the form was changed since.
    if (http === 409 && code === 'request.key_reused') return setOpened({ what: 'received' })
    const changed = editionChanged.safeParse(current)
    if (!changed.success) return setOpened({ what: 'failed', msg })
    setOpened({ what: 'edition', msg, changed: changed.data })
  }
  const registered = useRegisterForm(kind, {
    onSubmitted: (result) => setOpened({ what: 'submitted', result }),
    onRefused: () => {
      setOpened(undefined)
      setStep('form')
    },
    onFailure: tellFailure,
  })
  const { form, draft, isVisitor } = registered
  const { rhf, focus } = form

  useEffect(() => {
    if (!aim) return
    if (aim.field !== undefined) return focus(aim.field)
    top.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [aim, focus])

  const next = async () => {
    if (await form.check()) setOpened({ what: 'draft' })
  }
  const toLogin = () => void navigate(loginAddress(formPath(kind)))
  const submit = () => (isVisitor ? toLogin() : setOpened({ what: 'natural' }))
  const askExpert = () => (isVisitor ? toLogin() : setOpened({ what: 'expert' }))
  const { run: saveAndGo, busy: isSaving } = useAction(async () => {
    draft.local.save()
    const problem = isVisitor ? undefined : await draft.saveNow()
    if (problem === undefined) show('confirm')
    else toast(problem, 'warning')
  })
  const send = async () => {
    if (rulesOf(kind).safeParse(rhf.getValues()).success) return form.submit()
    // Another device may have changed the draft meanwhile.
    show('form')
    await form.check()
  }
  const takeGoods: WindowActs['takeGoods'] = (picked, edition, said) => {
    rhf.setValue('work_order_service', picked, { shouldDirty: true })
    rhf.setValue('edition', edition)
    toast(said)
    setOpened(undefined)
  }
  const acts: WindowActs = {
    close: () => setOpened(undefined),
    takeGoods,
    saveAndGo,
    goOn: () => show('confirm'),
    back: (field) => show('form', field),
    askRisk: () => setOpened({ what: 'risk' }),
    send,
  }
  const open = useCallback((window: Opened) => setOpened(window), [])
  return { ...registered, opened, open, step, top, next, submit, askExpert, isSaving, acts }
}
