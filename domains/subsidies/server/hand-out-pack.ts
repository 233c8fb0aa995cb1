import { isTravelDocument, type Slot, slots } from '@portal/evidence/contract'
import {
  ensureConsent,
  getOwnEvidence,
  giveTicket,
  recordFileLook,
  useTicketWithContents,
} from '@portal/evidence/server'
import type { Bytes, Ctx, SignedInCtx } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { PackName } from '../contract/pack.ts'
import { bindPack } from './bind-pack.ts'
import { ensure } from './failures.ts'
import { contentsOf, type HeldItem, linksOf } from './pack-contents.ts'
import { packName } from './pack-words.ts'
import { type Choices, isPiece, planParts } from './plan-pack.ts'
import { getPublicTemplate, publicOf } from './template-store.ts'

/** What a ticket is for: the id of a list, and the travel documents that go into the pack. */
const ticketed = z.object({ template: z.string(), travel: z.array(z.enum(slots)) })

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
  const contents: z.output<typeof ticketed> = { template: template.id, travel }
  return giveTicket(ctx, { evidenceId: record.id, contents })
}

/** Hands out a pack for a ticket, once. Each travel document in it is recorded as a look before the first byte leaves. */
export const downloadPack = async (
  ctx: Ctx,
  { query }: { query: { id: string; authorization: string } },
): Promise<Bytes> => {
  const { userId, contents } = await useTicketWithContents(ctx, { id: query.id, ticket: query.authorization })
  const { data: pack } = ticketed.safeParse(contents)
  ensure(pack, 'evidence.ticket_over')
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
