import type { Ctx } from '@portal/platform/server'
import type { FeeCode, OrderService, PublicFees } from '../../contract/fees.ts'
import { yuanOf } from '../../contract/money.ts'
import { feeName, findFeesInForce } from './fees-in-force.ts'

/** Makes the call that shows the prices of a service; `codes` are those that the services contribute. */
export const publicFeesOf =
  (codes: readonly FeeCode[]) =>
  async (ctx: Pick<Ctx, 'db' | 'now'>, { query }: { query: { service: OrderService } }): Promise<PublicFees> => {
    const { service } = query
    const wanted = codes.filter((code) => code.service === service && !code.open)
    const inForce = await findFeesInForce(ctx)
    const items = wanted.flatMap(({ code, name, kind }) => {
      const item = inForce?.items.get(code)
      if (!inForce || !item) return []
      const { unitPrice, source, sourceUrl, checkedOn } = item
      return [
        {
          code,
          name: feeName(name, inForce.version),
          kind,
          unitPrice: yuanOf(unitPrice),
          source,
          sourceUrl,
          checkedOn,
        },
      ]
    })
    const isWhole = inForce !== undefined && items.length === wanted.length
    return {
      service,
      version: isWhole ? inForce.version.version : null,
      effectiveFrom: isWhole ? inForce.version.effectiveFrom.getTime() : null,
      demonstration: inForce?.version.isDemonstration ?? false,
      items: isWhole ? items : [],
    }
  }
