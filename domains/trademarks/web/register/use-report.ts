import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { call, keyOf, newKey, type OrderedForm, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import type { SearchReport } from '../../contract/report.ts'
import { formPath } from '../paths.ts'
import type { RegisterValues } from './register-form.ts'
import { classesOf } from './sent-classes.ts'

interface ReportOptions {
  kind: TrademarkKind
  form: OrderedForm<RegisterValues>
  onReport: (report: SearchReport) => void
}

/** Makes a search report of what the form holds, without an order; one of the same content is made once. */
export const useReport = ({ kind, form: { rhf, focus }, onReport }: ReportOptions) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const sent = useRef({ content: '', key: '' })
  return useAction(
    useCallback(async () => {
      if (!(await rhf.trigger('trademark_name'))) return focus('trademark_name')
      if (!isSignedIn()) return navigate(loginAddress(formPath(kind)))
      const { trademark_name, work_order_service, applyNation } = rhf.getValues()
      const body = { trademark_name, class_ids: classesOf(work_order_service), kind, applyNation }
      const content = JSON.stringify(body)
      if (sent.current.content !== content) sent.current = { content, key: newKey() }
      onReport(await call(trademarksApi.report, { body }, { key: sent.current.key }))
      await queries.invalidateQueries({ queryKey: keyOf(trademarksApi.reports) })
    }, [rhf, focus, navigate, queries, kind, onReport]),
  )
}
