import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { ValuationModel } from '../contract/model.ts'
import { parameterLines } from '../contract/parameter-words.ts'
import { indicators } from '../proof/indicators.ts'
import { sceneList } from '../proof/score.ts'
import { modelVersion } from '../proof/valuate.ts'
import { ensure } from './failures.ts'
import { readInForce } from './in-force.ts'
import { findVersion } from './parameters/versions.ts'
import { readCalibration } from './validation/calibration.ts'

/** How valuations are made now, with what each figure rests on. */
export const readModel = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<ValuationModel> => {
  const { parameters, cohort } = await readInForce(ctx)
  const made = await findVersion(ctx, parameters.name)
  ensure(made, 'record.not_found')
  const isCalibrated = await readCalibration(ctx.db)
  return {
    version: modelVersion,
    parameters: {
      version: parameters.name,
      ...{ since: made.createTime && shanghaiDayOf(made.createTime), note: made.note },
      list: parameterLines(parameters),
    },
    cohort: {
      ...{ name: cohort.name, kind: cohort.kind },
      ...{ n: cohort.countedFrom?.n ?? null, day: cohort.countedFrom?.day ?? null },
    },
    calibrated: isCalibrated({ parameters: parameters.name, cohort: cohort.name, at: ctx.now() }),
    scenes: [...sceneList],
    indicators: indicators.map(({ key, dim, name, precision }) => ({ key, dim, name, weight: precision })),
  }
}
