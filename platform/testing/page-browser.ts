import { clearTimeout, setTimeout } from 'node:timers'

/** The real timers, kept for use while a test has replaced those of the page by fake ones. */
const clock = { after: setTimeout, stop: clearTimeout }
const frameMs = 16

/** Adds what jsdom lacks of a browser. */
export const completeBrowser = (): void => {
  // jsdom lays nothing out, so scrolling does nothing and every element has an empty rectangle.
  const stay = () => undefined
  const nowhere = { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] }
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollTo: stay, scrollIntoView: stay })
  for (const { prototype } of [Range, Text]) Object.assign(prototype, nowhere)
  // The animation frames of jsdom stop for good when its clock is faked for a while.
  Object.assign(globalThis, {
    scrollTo: stay,
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(clock.after(() => draw(performance.now()), frameMs)),
    cancelAnimationFrame: (id: number) => clock.stop(id),
  })
}
