import { seedPatents, storePatents } from '@portal/patentdata/testing'
import { plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { builtInParameters } from '../proof/built-in-parameters.ts'
import { exampleA, exampleDay } from '../proof/examples.ts'
import { cohortRebuild } from '../server/cohort/run-rebuild.ts'
import { runNext } from '../server/long-work.ts'

const cohorts = '/api/admin/cohorts'

/** Patents enough for a cohort. */
const storeMany = ({ portal: { ctx } }: StaffStage): Promise<unknown> =>
  ctx.db.transaction(async (db) => {
    const facts = { filingDate: '2020-02-02', ipc: ['H04N5/14'], claims: 10, fwd: 3, fwdSelf: 0 } as const
    const many = Array.from({ length: 900 }, (_, at) => ({
      pn: `CN${100_000_000 + at}B`,
      applicationNumber: null,
      facts: { ...facts, ipc: [...facts.ipc], status: 'GRANTED' as const },
    }))
    const source = { source: '演示清单', asOf: '2024-12-01', mayShow: true, isDemonstration: false }
    await seedPatents({ ...ctx, db })
    await storePatents({ ...ctx, db }, many, source)
  })

export const staffActs: StaffActs = async (stage) => {
  const { act, portal } = stage
  const { name: _, ...builtIn } = builtInParameters
  const parameters = { ...builtIn, a0: { ...builtIn.a0, value: 20_000 }, note: plantedWords }
  await act('POST /api/admin/valuation/parameters', { body: parameters })
  await act('POST /api/admin/valuation/trial', { body: { input: exampleA, day: exampleDay, cohort: 'default' } })
  await act('POST /api/admin/valuation/validations', {
    body: {
      ...{ kind: 'price', n: 120, day: '2024-12-31', source: plantedWords },
      ...{ spearman: 0.34, coverage: 0.5, note: plantedWords },
    },
  })
  await storeMany(stage)
  const { version } = await act(`POST ${cohorts}/rebuild`, { body: {} })
  await runNext(cohortRebuild, portal.ctx)
  await act(`POST ${cohorts}/{version}/publish`, { params: { version: String(version) }, body: {} })
}
