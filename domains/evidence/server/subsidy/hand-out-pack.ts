import type { Bytes, Ctx, SignedInCtx } from '@portal/platform/server'
import { isTravelDocument, type Slot } from '../../contract/slots.ts'
import type { PackName } from '../../contract/subsidy/pack.ts'
import { ensureConsent } from '../consents.ts'
import { giveTicket, usePackTicket } from '../download-ticket.ts'
import { getOwnEvidence } from '../find-evidence.ts'
import { recordFileLook } from '../record-look.ts'
import { bindPack } from './bind-pack.ts'
import { ensure } from './failures.ts'
import { contentsOf, type HeldItem, linksOf } from './pack-contents.ts'
import { packName } from './pack-words.ts'
import { type Choices, isPiece, planParts } from './plan-pack.ts'
import { getPublicTemplate, publicOf } from './template-store.ts'

type Chosen = Pick<Choices, 'state' | 'travel' | 'names'>

const piecesOf = (items: readonly HeldItem[], choices: Chosen) =>
  planParts(items, { ...choices, damaged: new Set(), copies: true }).filter(isPiece)

const namesOf = async (
  ctx: Pick<Ctx, 'db' | 'signer' | 'now'>,
  items: readonly HeldItem[],
): Promise<Chosen['names']> => {
  const links = await linksOf(
    ctx,
    items.flatMap(({ papers }) => papers),
  )
  return new Map(links.map(({ id, fileName, sha256 }) => [id, { fileName, sha256 }]))
}

/**
 * Gives a ticket for a pack of the actor's own record by a list. Only the travel documents that `travel` names go in, and
 * only while the actor's consent stands.
 */
export const openPackTicket = async (
  ctx: SignedInCtx,
  { body }: { body: PackName & { travel: Slot[] } },
): Promise<{ ticket: string; expiresAt: number }> => {
  const record = await getOwnEvidence(ctx, body.id)
  const template = await getPublicTemplate(ctx, body.template)
  const travel = body.travel.filter(isTravelDocument)
  if (travel.length > 0) await ensureConsent(ctx)
  const items = await contentsOf(ctx, record, template.items)
  const names = await namesOf(ctx, items)
  const pieces = piecesOf(items, { state: record.state, travel: new Set(travel), names })
  ensure(pieces.length > 0, 'subsidy.empty_pack')
  return giveTicket(ctx, { evidenceId: record.id, pack: { template: template.id, travel } })
}

/** Hands out a pack for a ticket, once. Each travel document in it is recorded as a look before the first byte leaves. */
export const downloadPack = async (
  ctx: Ctx,
  { query }: { query: { id: string; authorization: string } },
): Promise<Bytes> => {
  const { userId, pack } = await usePackTicket(ctx, { id: query.id, ticket: query.authorization })
  const record = await getOwnEvidence({ ...ctx, actor: { userId } }, query.id)
  const template = await getPublicTemplate(ctx, pack.template)
  const items = await contentsOf(ctx, record, template.items)
  const choices = { state: record.state, travel: new Set(pack.travel), names: await namesOf(ctx, items) }
  for (const { leaf } of piecesOf(items, choices)) {
    if ('original' in leaf) await recordFileLook(ctx, leaf.original, { actorId: userId, kind: 'bound' })
  }
  const content = await bindPack(ctx, { record, template: publicOf(template), items, choices })
  return { content, type: 'application/pdf', fileName: packName(record) }
}
