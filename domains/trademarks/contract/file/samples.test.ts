import { expect, it } from 'vitest'
import { providerRow, trademarkDetail, trademarkRow } from './detail.ts'
import {
  designationAnswer,
  linkedFileAnswer,
  openCaseAnswer,
  providerRowAnswer,
  timelineAnswer,
  trademarkDetailAnswer,
  trademarkRowAnswer,
} from './samples.ts'
import { fileStates } from './states.ts'

it.each(fileStates)('the samples of an application in %s are what the server may answer', (fileState) => {
  expect(trademarkRow.parse(trademarkRowAnswer({ fileState }))).toEqual(trademarkRowAnswer({ fileState }))
  const detail = trademarkDetailAnswer({
    fileState,
    designations: [designationAnswer()],
    timeline: [timelineAnswer({ fileState, file: linkedFileAnswer() })],
  })
  expect(trademarkDetail.parse(detail)).toEqual(detail)
})

it('those of a provider hold nothing of the customer', () => {
  expect(trademarkDetail.parse(openCaseAnswer())).toEqual(openCaseAnswer())
  expect(providerRow.parse(providerRowAnswer())).toEqual(providerRowAnswer())
  expect(JSON.stringify(openCaseAnswer())).not.toMatch(/王女士|13800000000|进出口/)
})
