import { expect, it } from 'vitest'
import { demonstrationSteps } from './demonstration.ts'
import type { DemonstrationStep } from './domain.ts'

const step = (name: string, after: readonly DemonstrationStep[] = []): DemonstrationStep => ({
  name,
  title: `演示·${name}`,
  after,
  run: async () => undefined,
})

it('every step of the demonstration comes once, behind those that it needs, in whatever order the domains stand', () => {
  const cases = step('orders.cases')
  const figures = step('orders.figures', [cases])
  const letters = step('letters', [figures])
  const domains = [{ demonstrate: [letters] }, {}, { demonstrate: [figures, cases] }]
  const names = ['orders.cases', 'orders.figures', 'letters']
  expect(demonstrationSteps(domains).map(({ name }) => name)).toEqual(names)
  expect(demonstrationSteps(domains.toReversed()).map(({ name }) => name)).toEqual(names)
})
