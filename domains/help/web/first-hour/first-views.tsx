import type { FirstView } from '@portal/platform/web'
import { firstHourCases } from './cases.ts'
import { type FirstHourEntry, firstHourEntries } from './entries.ts'
import { FirstHourView } from './first-hour-view.tsx'

const nothing = () => undefined

const frameOf = (entry: FirstHourEntry, place: string, side: string, isNarrow: boolean) =>
  function FirstHourFrame() {
    return (
      <FirstHourView
        entry={entry}
        place={place}
        side={side}
        isNarrow={isNarrow}
        hotline={null}
        received=""
        onAnswer={nothing}
      />
    )
  }

/** The frames of a case for a page of each width, by both answers; a missing answer is an empty one. */
const framesOf = (entry: FirstHourEntry): FirstView['frames'] => {
  const { place, side } = firstHourCases[entry.key]
  const places = ['', ...place.answers.map(({ value }) => value)]
  const sides = ['', ...side.answers.map(({ value }) => value)]
  const frames = places.flatMap((where) =>
    sides.flatMap((who) => [
      [`${where} ${who}`, frameOf(entry, where, who, false)] as const,
      [`phone ${where} ${who}`, frameOf(entry, where, who, true)] as const,
    ]),
  )
  return Object.fromEntries(frames)
}

/** What somebody in an emergency reads before the application has loaded. */
export const firstHourFirstViews: readonly FirstView[] = firstHourEntries.map((entry) => ({
  reads: entry.page,
  isStatic: true,
  chosenBy: 'place side',
  drawnAt: entry.page,
  frames: framesOf(entry),
}))
