import { clearTimeout, setTimeout } from 'node:timers'

/** The clock of this machine, also while a test has faked that of the page. */
const clock = { after: setTimeout, stop: clearTimeout }
const frameMs = 16

/** Gives jsdom what it lacks of a browser. */
export const completeBrowser = (): void => {
  // It lays nothing out: nothing scrolls, and everything is nowhere.
  const stay = () => undefined
  const nowhere = { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] }
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollTo: stay, scrollIntoView: stay })
  for (const { prototype } of [Range, Text]) Object.assign(prototype, nowhere)
  // Its own frames stop for good when their clock is faked for a while.
  Object.assign(globalThis, {
    scrollTo: stay,
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(clock.after(() => draw(performance.now()), frameMs)),
    cancelAnimationFrame: (id: number) => clock.stop(id),
  })
}
