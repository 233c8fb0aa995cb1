import { isSignedIn, loginAddress, useSession } from '@portal/accounts/web'
import {
  call,
  findPrefill,
  isUntouched,
  keyOf,
  prefilled,
  removeDraft,
  useKeptForm,
  useLocalDraft,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import type { SearchReport } from '../../contract/report.ts'
import { formPath } from '../paths.ts'
import { type RegisterValues, registerDefaults, registerForm } from './register-form.ts'
import { classesOf } from './sent-classes.ts'

/** A form is kept on its own for each kind. */
const draftKey = (kind: TrademarkKind): string => `trademark-${kind}`

const asVisitor = { as: 'visitor' } as const

/**
 * The form of a registration. Until applications can be sent, what it sends is the order for a search report. It keeps what is
 * typed on a reload, for a visitor too, and on the way to the login that a report needs.
 */
export const useRegisterForm = (kind: TrademarkKind, onReport: (report: SearchReport) => void) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const { userinfo } = useSession()
  const [offer] = useState(() => findPrefill(pathname))
  const form = useOrderedForm<RegisterValues, SearchReport | undefined>({
    schema: registerForm,
    defaults: prefilled(registerDefaults, offer),
    send: async ({ trademark_name, work_order_service, applyNation }, { key }) => {
      if (!isSignedIn()) return undefined
      const body = { trademark_name, class_ids: classesOf(work_order_service), kind, applyNation }
      return call(trademarksApi.report, { body }, { key })
    },
    onDone: (report) => {
      if (!report) {
        void navigate(loginAddress(formPath(kind)))
        return
      }
      onReport(report)
      void queries.invalidateQueries({ queryKey: keyOf(trademarksApi.reports) })
    },
  })
  const isVisitor = userinfo === undefined
  const draft = useLocalDraft({ key: draftKey(kind), form, omit: [], as: isVisitor ? 'visitor' : undefined })
  const isGoingOn = useKeptForm(draftKey(kind), { form, when: () => !isUntouched(form), always: true })
  // What a visitor typed is the user's own from here on, and stands under nobody else's name.
  useEffect(() => {
    if (isGoingOn && !isVisitor) removeDraft(draftKey(kind), asVisitor)
  }, [isGoingOn, isVisitor, kind])
  return { form, draft, isGoingOn, offer }
}
