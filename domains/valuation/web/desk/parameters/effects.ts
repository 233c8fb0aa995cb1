import { call } from '@portal/platform/web'
import { valuationDeskApi } from '../../../contract/desk-endpoints.ts'
import type { ValuationNumbers } from '../../../contract/detail.ts'
import type { TrialReply } from '../../../contract/trial.ts'
import { exampleA, exampleB, exampleC, exampleDay } from '../../../proof/examples.ts'
import type { ValuationInput } from '../../../proof/valuation-input.ts'
import { bodyOf, type ParameterFields } from './parameter-form.ts'

/** The three worked examples of the model; they are no real patents. */
const examples = [
  { name: 'A 授权发明', input: exampleA },
  { name: 'B 授权实用新型', input: exampleB },
  { name: 'C 审查中的发明', input: exampleC },
] as const

/** One example with the parameters in force, and with the new ones. */
export type Effect = { name: string; before: ValuationNumbers; after: ValuationNumbers }

const listed = ({ statusAsOf: _, ipc, familyCountries, ...input }: ValuationInput) => ({
  ...input,
  ipc: [...ipc],
  familyCountries: familyCountries && [...familyCountries],
})

const numbersOf = (reply: TrialReply): ValuationNumbers => {
  if ('code' in reply) throw new Error(reply.msg)
  return reply
}

/** What the typed parameters would do to the examples; nothing is stored. */
export const readEffects = (fields: ParameterFields): Promise<Effect[]> => {
  const { note: _, ...parameters } = bodyOf(fields)
  const tryOut = async (input: ValuationInput, changed: { parameters?: typeof parameters }) => {
    const body = { input: listed(input), day: exampleDay, ...changed }
    return numbersOf(await call(valuationDeskApi.trial, { body }))
  }
  return Promise.all(
    examples.map(async ({ name, input }) => {
      const [before, after] = await Promise.all([tryOut(input, {}), tryOut(input, { parameters })])
      return { name, before, after }
    }),
  )
}
