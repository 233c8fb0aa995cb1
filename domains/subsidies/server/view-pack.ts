import type { EvidenceRecord } from '@portal/evidence/server'
import { getOwnEvidence, originalName } from '@portal/evidence/server'
import type { FileLink } from '@portal/files/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { type PackItem, type PackName, packLimits, type SubsidyPack } from '../contract/pack.ts'
import { contentsOf, type HeldItem, type HeldSlot, isPersonal, linksOf } from './pack-contents.ts'
import { getPublicTemplate, publicOf } from './template-store.ts'

type Showing = { nameOf: (held: HeldSlot) => string | null; links: ReadonlyMap<string, FileLink> }

const itemOf = (item: HeldItem, { nameOf, links }: Showing): PackItem => {
  const { key, title, need, where, note, state, held, papers } = item
  return {
    key,
    title,
    need,
    where,
    note,
    state,
    personal: isPersonal(item),
    slots: held.map((one) => ({ slot: one.slot, standing: one.standing, fileName: nameOf(one) })),
    papers: papers.flatMap(({ id, fileId, form, pages }) => {
      const file = links.get(fileId)
      return file ? [{ id, file, form, pages }] : []
    }),
  }
}

const namesOf =
  (ctx: Pick<SignedInCtx, 'cipher'>, record: EvidenceRecord) =>
  ({ original }: HeldSlot): string | null =>
    original ? originalName(ctx, record, original) : null

/** The actor's own record compared with a list: which papers are there, and which are missing. */
export const viewPack = async (ctx: SignedInCtx, { query }: { query: PackName }): Promise<SubsidyPack> => {
  const record = await getOwnEvidence(ctx, query.id)
  const template = publicOf(await getPublicTemplate(ctx, query.template))
  const items = await contentsOf(ctx, record, template.items)
  const papers = items.flatMap((item) => item.papers)
  const links = new Map((await linksOf(ctx, papers)).map((link) => [link.id, link]))
  const wanted = items.filter(({ need }) => need === 'always')
  const { id, evidenceNo, exhibitionName, state } = record
  return {
    evidence: { id, evidenceNo, exhibitionName, state },
    template,
    items: items.map((item) => itemOf(item, { nameOf: namesOf(ctx, record), links })),
    ready: wanted.filter((item) => item.state === 'ready').length,
    wanted: wanted.length,
    room: Math.max(0, packLimits.papers - papers.length),
  }
}
