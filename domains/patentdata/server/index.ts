import type { ServerDomain } from '@portal/platform/server'
import { recordsGauge } from './records-gauge.ts'

export type { FactName, PatentFacts, Provenance } from './facts.ts'
export { findByApplication, findPatent } from './find-patents.ts'
export type { PatentRecord } from './patent.table.ts'

/** What is known of Chinese patents, and who told it. */
export const patentdataServer: ServerDomain = {
  name: 'patentdata',
  routes: [],
  gauges: [recordsGauge],
  demonstrate: [
    {
      name: 'patentdata.records',
      title: '演示专利数据',
      run: async (ctx) => (await import('./demonstration/seed-patents.ts')).seedPatents(ctx),
    },
  ],
}
