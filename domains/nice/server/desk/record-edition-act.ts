import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import type { StoredEdition } from './stored-edition.ts'

const listPath = '/nice-editions'

export const editionRecord: RecordKind = {
  at: '/api/admin/nice/editions/{edition}',
  kind: 'niceEdition',
  page: (edition) => `${listPath}/${encodeURIComponent(edition)}`,
}

/** What the act log says of an edition: which it is and from where, not its items. */
const toldOf = (edition: StoredEdition) => {
  const { state, editionName, kind, inForceFrom, source, licence, checkedOn, sha256, items, refusedCount } = edition
  return { state, editionName, kind, inForceFrom, source, licence, checkedOn, sha256, items, refusedCount }
}

/** Says to the act log what was done with an edition of the classification. */
export const recordEditionAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  edition: string,
  { before, after }: { before: StoredEdition | null; after: StoredEdition | null },
): Promise<void> =>
  recordAct(ctx, {
    ...loggedAs(editionRecord, edition),
    ...(after === null && { link: listPath }),
    before: before && toldOf(before),
    after: after && toldOf(after),
  })
