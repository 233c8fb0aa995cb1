import { expect, it } from 'vitest'
import { editionSample, editionsSample } from '../../contract/samples.ts'
import { toldSteps } from './use-told-moves.ts'

it('moves are told for three years, and those of the next edition beforehand', () => {
  const next = { ...editionSample, edition: 'DEMO-3', inForceFrom: '2027-01-01' }
  const later = { ...editionSample, edition: 'DEMO-4', inForceFrom: '2028-01-01' }
  const all = { ...editionsSample, elements: [later, next, ...editionsSample.elements] }
  const present = { from: 'DEMO-1', to: 'DEMO-2', since: '2026-01-01' }
  expect(toldSteps(all, '2026-11-20')).toEqual([{ from: 'DEMO-2', to: 'DEMO-3', since: '2027-01-01' }, present])
  expect(toldSteps(editionsSample, '2028-12-31')).toEqual([present])
  expect(toldSteps(editionsSample, '2029-01-01')).toEqual([])
})

it('an edition of classes alone moves nothing', () => {
  const classes = { ...editionSample, edition: 'CLASSES', kind: 'classesOnly' as const, inForceFrom: '2000-01-01' }
  expect(toldSteps({ current: 'DEMO-2', elements: [editionSample, classes] }, '2026-11-20')).toEqual([])
})
