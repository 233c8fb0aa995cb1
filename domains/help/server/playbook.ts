import { periodsOn } from '@portal/deadlines/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { PlaybookQuery, PlaybookView } from '../contract/playbook-endpoints.ts'
import { isByNation, type Playbook } from '../contract/playbooks/playbook.ts'
import { findPlaybook, readLongestAgo } from '../contract/playbooks.ts'
import { namedNations } from './named-nations.ts'

const shownLines = (lines: Playbook['steps']): PlaybookView['steps'] =>
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
  const asked = isByNation(situation) ? nation : ''
  const named = namedNations(asked)
  const findAt = (place: Playbook['place']) => findPlaybook({ situation, side, place, on: day })
  const held = named.find(({ place }) => place !== 'all' && findAt(place)?.place === place)
  const found = findAt(held?.place ?? 'all')
  if (!found) return { playbook: null }
  const { title, from, until = null, steps, papers, language, rules, deadlines } = found
  // The free days of the Union are those of its members, so only there the reader names a calendar.
  const calendar = held?.place === 'EU' ? held.code : null
  return {
    playbook: {
      ...{ title, known: held !== undefined, nation: (held?.name ?? asked) || null, side: found.side },
      ...{ nations: named.map(({ name }) => name), on: day, from, until, checkedOn: readLongestAgo(found) },
      ...{ steps: shownLines(steps), papers: shownLines(papers), language: shownLines(language) },
      rules: shownLines(rules),
      deadlines: (await periodsOn(ctx, deadlines, day)).map((period) => ({ ...period, calendar })),
    },
  }
}
