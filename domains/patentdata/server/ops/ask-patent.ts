import type { Ctx } from '@portal/platform/server'
import * as z from 'zod/mini'
import { sourceLimits } from '../../contract/source-limits.ts'
import type { SourceOutcome } from '../../contract/sources.ts'
import type { OpsSettings } from '../sources/sources.settings.ts'
import type { ToldPatent } from '../store-patents.ts'
import { askOps, type OpsAnswer } from './ask-ops.ts'
import type { DocdbNumber } from './ops-json.ts'
import { joinSigns, type OpsSigns } from './ops-signs.ts'
import { type Biblio, readBiblio } from './read-biblio.ts'
import { readCiting } from './read-citing.ts'
import { readFamily } from './read-family.ts'

/** What OPS says of a publication. Only one that is `found` tells anything of it. */
export type OpsWord = { signs: OpsSigns } & (
  | { outcome: 'found'; patent: ToldPatent }
  | { outcome: 'absent' }
  | { outcome: Exclude<SourceOutcome, 'found' | 'absent'>; why: string }
)

type Answers = { biblio: OpsAnswer; family: OpsAnswer; citing: OpsAnswer }

/** A search without a hit is answered by 404. */
const citingOf = (answer: OpsAnswer, { familyId }: Biblio) => {
  if (answer.is === 'absent') return { fwd: 0 }
  return answer.is === 'answer' ? { fwd: readCiting(answer.json, familyId) } : {}
}

const readAnswers = ({ biblio, family, citing }: Answers, number: DocdbNumber): ToldPatent | null => {
  const read = biblio.is === 'answer' ? readBiblio(biblio.json, number) : null
  if (read === null) return null
  const legal = family.is === 'answer' ? readFamily(family.json, number) : {}
  const pn = `${number.country}${number.number}${number.kind}`
  return {
    pn,
    applicationNumber: read.applicationNumber,
    facts: { ...read.facts, ...legal, ...citingOf(citing, read) },
  }
}

/**
 * Asks OPS for a publication: its bibliography, its family with legal events, and what cites it, at the same time. One of the
 * three that fails fails all, so that nothing incomplete is taken for the whole. It never throws for what OPS answers.
 */
export const askPatent = async (ctx: Pick<Ctx, 'now'>, ops: OpsSettings, number: DocdbNumber): Promise<OpsWord> => {
  const docdb = `${number.country}.${number.number}.${number.kind}`
  const query = new URLSearchParams({ q: `ct=${number.country}${number.number}`, Range: `1-${sourceLimits.citing}` })
  const [biblio, family, citing] = await Promise.all([
    askOps(ctx, ops, `/published-data/publication/docdb/${docdb}/biblio`),
    askOps(ctx, ops, `/family/publication/docdb/${docdb}/legal`),
    askOps(ctx, ops, `/published-data/search?${query}`),
  ])
  const signs = [biblio, family, citing].map((one) => one.signs).reduce(joinSigns)
  for (const answer of [biblio, family, citing])
    if (answer.is !== 'answer' && answer.is !== 'absent') return { outcome: answer.is, why: answer.why, signs }
  try {
    const patent = readAnswers({ biblio, family, citing }, number)
    return patent === null ? { outcome: 'absent', signs } : { outcome: 'found', patent, signs }
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    const where = error.issues.map(({ path }) => path.join('.')).slice(0, 3)
    return { outcome: 'malformed', why: `${docdb}: not the form of OPS at ${where.join(', ')}`, signs }
  }
}
