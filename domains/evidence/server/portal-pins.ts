import type { Ctx } from '@portal/platform/server'
import type { Pins } from '@portal/proofs/proof'
import { ownPins } from '@portal/proofs/server'
import { evidenceSettings } from './evidence.settings.ts'

/** Whom this portal would have a verifier of its packages believe: also who runs it, and where its public records stand. */
export const portalPins = async (ctx: Pick<Ctx, 'db' | 'config'>): Promise<Pins> => {
  const { operator } = evidenceSettings(ctx.config)
  return {
    ...(await ownPins(ctx)),
    ...(operator.name === '' ? {} : { operator }),
    records: `${ctx.config.publicUrl.replace(/\/+$/, '')}/e/`,
  }
}
