import { builtInParameters, defaultCohort, modelVersion, valuate } from '@portal/valuation/proof'
import { exampleA, exampleB, exampleC, exampleDay } from '@portal/valuation/testing'

const examples = [exampleA, exampleB, exampleC]
const rounds = 20_000
const aimMs = 1

/** The model alone, without database or call: the mean over the three worked examples, half of them with unknown citations. */
export const measureModel = async (): Promise<string[]> => {
  const inputs = examples.flatMap((input) => [input, { ...input, fwd: null, fwdSelf: null }])
  const value = (at: number) =>
    inputs.map((input) => valuate({ ...input, pages: at % 40 }, exampleDay, builtInParameters, defaultCohort))
  for (let at = 0; at < 500; at++) value(at)

  const start = performance.now()
  let valued = 0
  for (let at = 0; at < rounds / inputs.length; at++) valued += value(at).filter(({ ok }) => ok).length
  const mean = (performance.now() - start) / valued
  return [
    `valuation: the model ${modelVersion} alone, ${valued} patents valued, mean ${mean.toFixed(3)} ms (aim ${aimMs} ms)`,
  ]
}
