import type { ValuationInput } from './valuation-input.ts'

/** The day of the worked examples of the design (valuation.md §6). */
export const exampleDay = '2025-01-01'

/** A granted invention, H04L. */
export const exampleA: ValuationInput = {
  type: 'INVENTION',
  status: 'GRANTED',
  filingDate: '2016-06-01',
  ipc: ['H04L9/08'],
  fwd: 18,
  fwdSelf: 2,
  bwd: 8,
  originality: 0.62,
  generality: 0.55,
  ipcGroups: 4,
  inventors: 5,
  pages: 22,
  claims: 15,
  firstClaimChars: 260,
  stability: 'none',
  litigations: 0,
  familyCountries: ['CN', 'US', 'EP'],
  opEvents: 1,
  ipcGrowth5y: 0.3,
  termExtensionDays: null,
}

/** A granted utility model, B65D. */
export const exampleB: ValuationInput = {
  type: 'UTILITY',
  status: 'GRANTED',
  filingDate: '2021-11-01',
  ipc: ['B65D5/00'],
  fwd: 1,
  fwdSelf: 0,
  bwd: 3,
  originality: 0.35,
  generality: 0,
  ipcGroups: 1,
  inventors: 2,
  pages: 7,
  claims: 8,
  firstClaimChars: 420,
  stability: 'none',
  litigations: 0,
  familyCountries: ['CN'],
  opEvents: 0,
  ipcGrowth5y: 0.1,
  termExtensionDays: null,
}

/** An application in examination, G06K. */
export const exampleC: ValuationInput = {
  type: 'INVENTION',
  status: 'EXAMINING',
  filingDate: '2020-02-20',
  ipc: ['G06K9/62'],
  fwd: 9,
  fwdSelf: 1,
  bwd: 4,
  originality: 0.4,
  generality: 0.45,
  ipcGroups: 2,
  inventors: 4,
  pages: 14,
  claims: 10,
  firstClaimChars: 310,
  stability: 'none',
  litigations: 0,
  familyCountries: ['CN'],
  opEvents: 0,
  ipcGrowth5y: 0.45,
  termExtensionDays: null,
}
