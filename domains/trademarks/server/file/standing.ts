import type { Actor, Ctx } from '@portal/platform/server'
import { findOfficeProvider, type OfficeProvider } from '@portal/providers/server'
import { fail } from '../failures.ts'
import { isPaid } from './beside-state.ts'
import type { Trademark } from './file.table.ts'

/**
 * What somebody is to an application: its owner, the provider that holds it (`holder`), a provider that may accept it
 * (`opener`), or staff.
 */
export type Standing = 'owner' | 'holder' | 'opener' | 'staff'

type Viewer = Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId' | 'userType' | 'may'> }

/** Whether the application waits for any provider to accept it. */
const isOpen = (trademark: Trademark): boolean =>
  trademark.fileState === 1 && trademark.providerId === null && isPaid(trademark)

/** What the viewer is to an application; undefined for whom it does not exist. */
export const findStanding = ({ actor }: Viewer, trademark: Trademark): Standing | undefined => {
  if (trademark.userId === actor.userId) return 'owner'
  if (actor.userType === 'staff') return actor.may?.('trademarks.read') ? 'staff' : undefined
  if (actor.userType !== 'provider') return undefined
  if (trademark.providerId === actor.userId) return 'holder'
  return isOpen(trademark) ? 'opener' : undefined
}

/** The same for whoever must see the application. @throws AppFailure `record.not_found` */
export const getStanding = (viewer: Viewer, trademark: Trademark): Standing =>
  findStanding(viewer, trademark) ?? fail('record.not_found')

/**
 * The provider that calls, as it was checked.
 * @throws AppFailure `trademark.approved_only` while it is not approved, or for whoever is no provider
 */
export const getCallingProvider = async (ctx: Viewer): Promise<OfficeProvider> => {
  const provider = ctx.actor.userType === 'provider' ? await findOfficeProvider(ctx, ctx.actor.userId) : undefined
  return provider ?? fail('trademark.approved_only')
}
