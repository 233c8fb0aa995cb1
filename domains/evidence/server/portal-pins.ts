import type { Ctx } from '@portal/platform/server'
import type { Pins } from '@portal/proofs/proof'
import { ownPins } from '@portal/proofs/server'
import { evidenceSettings } from './evidence.settings.ts'

/** The pins that this portal publishes for verifiers of its packages, with its operator and where its public records are. */
export const portalPins = async (ctx: Pick<Ctx, 'db' | 'config'>): Promise<Pins> => {
  const { operator } = evidenceSettings(ctx.config)
  return {
    ...(await ownPins(ctx)),
    ...(operator.name === '' ? {} : { operator }),
    records: `${ctx.config.publicUrl.replace(/\/+$/, '')}/e/`,
  }
}
