import { type HelpLine, type HelpTopic, linkTo } from '@portal/platform/web'
import { accountFrozen } from './account-frozen.ts'
import { boothComplained } from './booth-complained.ts'
import { type CaseKey, firstHourPath } from './first-hour-path.ts'
import { goodsDetained } from './goods-detained.ts'
import type { FirstHourCase, Guide } from './guide.ts'

export const firstHourCases: Readonly<Record<CaseKey, FirstHourCase>> = {
  goodsDetained,
  accountFrozen,
  boothComplained,
}

export type PlacedGuide = { place: string; side: string; guide: Guide }

/** The guides of a case, each with the two answers that lead to it. */
export const guidesOf = ({ place, side, guideOf }: FirstHourCase): PlacedGuide[] =>
  place.answers.flatMap((where) =>
    side.answers.map((who) => ({
      place: where.value,
      side: who.value,
      guide: guideOf(where.value, who.value),
    })),
  )

/** The one of `values` that all hold; undefined where they differ. */
const common = (values: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

/** The lines of one part of all guides, each once. A line of one place alone leads to that place's guide. */
const linesOf = (key: CaseKey, pick: (guide: Guide) => readonly HelpLine[]): HelpLine[] => {
  const found = new Map<string, { line: HelpLine; guides: PlacedGuide[] }>()
  for (const placed of guidesOf(firstHourCases[key])) {
    for (const line of pick(placed.guide)) {
      const known = found.get(line.text) ?? { line, guides: [] }
      known.guides.push(placed)
      found.set(line.text, known)
    }
  }
  return [...found.values()].map(({ line, guides }) => {
    const place = common(guides.map((one) => one.place))
    const side = place === undefined ? undefined : common(guides.map((one) => one.side))
    return { ...line, at: linkTo(firstHourPath, { case: key, place, side }) }
  })
}

/** The texts of a case as the search of the help centre reads them. */
export const topicOf = (key: CaseKey): HelpTopic => ({
  lead: firstHourCases[key].place.lead,
  parts: {
    now: linesOf(key, ({ steps }) => steps.flatMap(({ lines }) => lines)),
    avoid: linesOf(key, ({ avoid }) => avoid),
  },
})
