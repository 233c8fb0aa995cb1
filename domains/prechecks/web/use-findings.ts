import { shanghaiDayOf } from '@portal/platform/contract'
import { call, isCallError, keyOf, type OrderedForm, useSettled, useWatch } from '@portal/platform/web'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isDue, isUrgent } from '../contract/due.ts'
import { prechecksApi } from '../contract/endpoints.ts'
import { type Finding, levels } from '../contract/finding.ts'
import { patienceMs } from '../contract/precheck.ts'
import type { PrecheckForm } from '../contract/rule.ts'
import type { RuleChanges } from '../contract/rule-switch.ts'
import { type AskedValues, findOnPage, papersOf, rightOf, rulesOf } from './asked-values.ts'

/** What the rules read of a form; each kind has only some of these fields. */
export type CheckedForm = OrderedForm<Record<string, unknown>>

const pauseMs = 300

/** How long a page goes by the rules that it read before it asks anew, when somebody comes back to it or another form opens. */
const rulesHoldMs = 5 * 60_000

/** What staff have made of the rules by a day; a session that has ended is told where something is sent. */
const ruleChangesOn = (day: string) =>
  queryOptions({
    queryKey: [...keyOf(prechecksApi.ruleChanges), day],
    queryFn: ({ signal }) => call(prechecksApi.ruleChanges, {}, { signal, keepsSession: true }),
    retry: false,
    staleTime: rulesHoldMs,
  })
const none: RuleChanges = { off: [], versions: [] }

type Answer = { asked: AskedValues; right: string; findings: Finding[] }

type Asked = { code: PrecheckForm; values: AskedValues; right: string }

const ask = async ({ code, values: asked, right }: Asked, signal?: AbortSignal): Promise<Answer> => {
  const body = { form: code, values: asked, right }
  const { findings } = await call(prechecksApi.check, { body }, { signal, timeoutMs: patienceMs, keepsSession: true })
  return { asked, right, findings }
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  levels.flatMap((level) => findings.filter((one) => one.level === level))

/**
 * What is found in a form: by the page a moment after the last key, and by the server once there is a paper or a right, again
 * after each upload and each change of what it compares with them. Where no question comes before sending it is asked in any
 * case, so that it knows what the sender was told. `findNow` asks both about what stands in the form now; where the server cannot
 * be asked, what the page knows is the answer.
 */
export const useFindings = (code: PrecheckForm, form: CheckedForm) => {
  const queries = useQueryClient()
  const today = shanghaiDayOf(Date.now())
  // Where it cannot be asked how staff have changed the rules, they speak as they came: a finding stops nobody.
  const { data: changes = none } = useQuery(ruleChangesOn(today))
  const rules = useMemo(() => rulesOf(changes), [changes])
  const watched = useWatch({ control: form.rhf.control })
  const right = rightOf(watched)
  const settled = useSettled(JSON.stringify(rules.asked(watched)), pauseMs)
  const values = useMemo(() => JSON.parse(settled) as AskedValues, [settled])
  const keyFor = (asked: AskedValues) => [...keyOf(prechecksApi.check), code, right, rules.grounds(asked)]
  const { data: seen, isFetching } = useQuery({
    queryKey: keyFor(values),
    queryFn: ({ signal }) => ask({ code, values, right }, signal),
    enabled: right !== '' || papersOf(values).length > 0 || (form.rhf.formState.isDirty && isUrgent(code, values)),
    // What was found before stays until the new answer is there, as far as it is still true.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const findings = useMemo(() => {
    const found = [
      ...findOnPage(rules, code, values, today),
      // What was found with another right is not said of this form.
      ...(seen?.right === right ? rules.stillTrue(seen.findings, seen.asked, values) : []),
    ]
    return inOrder(found.filter((one) => isDue(one, values)))
  }, [code, values, right, today, rules, seen])

  const findNow = async (): Promise<Finding[]> => {
    const asked = rules.asked(form.rhf.getValues())
    try {
      const answer = await ask({ code, values: asked, right })
      queries.setQueryData(keyFor(asked), answer)
      return answer.findings
    } catch (error) {
      // A check that cannot be made keeps nobody from sending, whatever the fault.
      if (!isCallError(error)) reportError(error)
      return findOnPage(rules, code, asked, today)
    }
  }
  const isReading = isFetching && String(papersOf(seen?.asked ?? {})) !== String(papersOf(values))
  return { findings, isReading, findNow }
}
