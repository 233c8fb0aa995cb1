import type { Ctx } from '@portal/platform/server'
import { listOfficeProviders } from '@portal/providers/server'
import type { Agency } from '../../contract/agency-endpoints.ts'

/** The providers in office, to whom a case can be given. */
export const listAgencies = async (ctx: Pick<Ctx, 'db'>): Promise<{ list: Agency[] }> => ({
  list: (await listOfficeProviders(ctx)).map(({ id, companyName, licenceNo }) => ({
    id,
    name: companyName,
    licenceNo,
  })),
})
