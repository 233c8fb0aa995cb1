import { findState, periodsOn } from '@portal/deadlines/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { countryNames } from '@portal/regions/contract'
import type { PlaybookQuery, PlaybookView } from '../contract/playbook-endpoints.ts'
import type { Playbook, PlaybookPlace } from '../contract/playbooks/playbook.ts'
import { findPlaybook, readLongestAgo } from '../contract/playbooks.ts'

const codes: ReadonlyMap<string, string> = new Map([...countryNames].map(([code, name]) => [name, code]))

/** Where the rules of a country are: China, the European Union for its members, else nowhere that playbooks know. */
const placeOf = (nation: string): PlaybookPlace => {
  const code = codes.get(nation)
  if (code === undefined) return 'all'
  if (code === 'CN') return 'CN'
  return findState(code) ? 'EU' : 'all'
}

const linesOf = (lines: Playbook['steps']): PlaybookView['steps'] =>
  lines.map(({ text, source, place, checkedOn, to }) => ({
    ...{ text, source, checkedOn },
    ...(place !== undefined && { place }),
    ...(to !== undefined && { to }),
  }))

/** The playbook of a situation as it stood on a day, with the checked deadlines that held then. */
export const viewPlaybook = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { query: { situation, side, nation, on } }: { query: PlaybookQuery },
): Promise<{ playbook: PlaybookView | null }> => {
  const day = on || shanghaiDayOf(ctx.now())
  const found = findPlaybook({ situation, side, place: placeOf(nation), on: day })
  if (!found) return { playbook: null }
  const { title, from, until = null, place, steps, papers, language, deadlines } = found
  return {
    playbook: {
      ...{ title, known: place !== 'all', nation: nation || null, side: found.side },
      ...{ on: day, from, until, checkedOn: readLongestAgo(found) },
      ...{ steps: linesOf(steps), papers: linesOf(papers), language: linesOf(language) },
      deadlines: await periodsOn(ctx, deadlines, day),
    },
  }
}
