import { useSession } from '@portal/accounts/web'
import { useServerDraft } from '@portal/drafts/web'
import {
  type CallError,
  call,
  callError,
  dropPrefill,
  findPrefill,
  isCallError,
  isUntouched,
  prefilled,
  removeDraft,
  useKeptForm,
  useOrderedForm,
} from '@portal/platform/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type TrademarkKind, trademarkKindLabels } from '../../contract/kinds.ts'
import { type SubmittedOrder, trademarkOrderApi } from '../../contract/order-endpoints.ts'
import { trademarkDraft } from '../../contract/paths.ts'
import { neverKept, type RegisterValues, registerDefaults } from './register-form.ts'
import { registerLabels } from './register-labels.ts'
import { fieldOf, orderOf } from './register-order.ts'
import { rulesOf } from './register-rules.ts'

const asVisitor = { as: 'visitor' } as const

/** How long the server may take in ms: it draws pictures, prints a report and stores all of it at once. */
const submitTimeout = 30_000

/** A refusal whose fields are named as the page names them. */
const onPage = (error: CallError): CallError => {
  const { kind, msg, fields, ...rest } = error
  const named = fields.map(({ path, ...field }) => ({ ...field, path: fieldOf(path.split('.')).join('.') }))
  return callError(kind, msg, { ...rest, fields: named })
}

interface RegisterFormOptions {
  onSubmitted: (result: SubmittedOrder) => void
  /** Fields were refused, whose messages are about to be shown. */
  onRefused: () => void
  onFailure: (error: CallError) => void
}

/**
 * The form of a registration and its draft: in the account, and for a visitor in his browser. It keeps what is typed on the way
 * to the login that a visitor is led to, and hands it to whoever signs in.
 */
export const useRegisterForm = (kind: TrademarkKind, options: RegisterFormOptions) => {
  const { pathname } = useLocation()
  const { userinfo } = useSession()
  const isVisitor = userinfo === undefined
  // Whoever came as a visitor leaves as one, even where he has signed in when the page goes.
  const [cameAsVisitor] = useState(isVisitor)
  const [offer] = useState(() => findPrefill(pathname))
  const isSent = useRef(false)
  const key = trademarkDraft(kind)
  const form = useOrderedForm<RegisterValues, SubmittedOrder>({
    schema: useMemo(() => rulesOf(kind), [kind]),
    defaults: prefilled(registerDefaults, offer),
    send: async (values, sending) => {
      try {
        return await call(
          trademarkOrderApi.submit,
          { body: orderOf(kind, values) },
          { ...sending, timeoutMs: submitTimeout },
        )
      } catch (error) {
        if (!isCallError(error) || error.fields.length === 0) throw error
        options.onRefused()
        throw onPage(error)
      }
    },
    onDone: (result) => {
      isSent.current = true
      draft.finish()
      dropPrefill(pathname)
      options.onSubmitted(result)
    },
    onFailure: options.onFailure,
  })
  const draft = useServerDraft({
    key,
    form,
    title: trademarkKindLabels[kind],
    labels: registerLabels,
    wordsOf: async (values) => (await import('./draft-words.ts')).draftWords(values),
    omit: neverKept,
    as: isVisitor ? 'visitor' : undefined,
  })
  const isGoingOn = useKeptForm(key, {
    form,
    when: () => !isSent.current && !isUntouched(form),
    always: cameAsVisitor,
  })
  // What a visitor typed is the user's own from here on, and stands under nobody else's name.
  useEffect(() => {
    if (isGoingOn && !isVisitor) removeDraft(key, asVisitor)
  }, [isGoingOn, isVisitor, key])
  return { form, draft, isGoingOn, isVisitor, offer }
}
