import { trustedPolicy } from '../trusted/trusted-policy.ts'
import { phoneWidth } from '../ui/use-media.ts'
import { fillFrame, valueAt } from './fill-frame.ts'
import type { HtmlCleaner } from './first-view.ts'

declare global {
  interface Window {
    firstViewCleaner?: HtmlCleaner
  }
}

/** The cleaner that the first view used for its HTML, so that the page need not load one again. */
export const firstViewCleaner = (): HtmlCleaner | undefined => window.firstViewCleaner

/** A first view as the build hands it to the browser. */
export type DrawnView = {
  chosenBy: string
  isStatic?: true
  /** The markup of each frame, by the value of the field `chosenBy`. */
  frames: Readonly<Record<string, string>>
  /** The style sheets of the page, in their order. */
  styles: string
  rows?: string
  /** The field that holds HTML. */
  html?: string
}

/**
 * Has the first picture, with all its layers, fetched before the scripts of the application, which take the line for
 * seconds on a slow network: it is the largest part of what the view shows.
 */
const hurryFirstPicture = (frame: Element): void => {
  for (const layer of frame.querySelector('img')?.parentElement?.querySelectorAll('img') ?? []) {
    layer.setAttribute('fetchpriority', 'high')
    layer.setAttribute('loading', 'eager')
  }
}

/** The frame as an element, filled with the answer. */
const drawFrame = ({ rows, html }: DrawnView, markup: string, answer: unknown, cleaner?: HtmlCleaner): Element => {
  const frame = document.createElement('div')
  frame.className = 'first'
  // The build drew this markup; words of the answer are put in afterwards, as text.
  frame.innerHTML = trustedPolicy('portal-first-view', { createHTML: (drawn) => drawn }).createHTML(markup)
  const row = frame.querySelector('[data-first-row]')
  const place = row?.parentElement
  row?.removeAttribute('data-first-row')
  row?.remove()
  fillFrame(frame, answer)
  const items = rows === undefined ? [] : valueAt(answer, rows)
  for (const item of Array.isArray(items) ? items : []) {
    const copy = row?.cloneNode(true) as Element | undefined
    if (!copy) continue
    fillFrame(copy, item)
    place?.append(copy)
  }
  // The application is not there yet: a letter typed into one of its fields would be lost when it comes. So they are inert.
  for (const control of frame.querySelectorAll('form, fieldset, [role=tablist], button, input'))
    control.setAttribute('inert', '')
  const box = html === undefined ? null : frame.querySelector('[data-first-html]')
  hurryFirstPicture(frame)
  if (cleaner && box && html !== undefined) box.append(cleaner.purified(String(valueAt(answer, html) ?? '')))
  return frame
}

const put = (frame: Element, styles: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  document.querySelector('#main')?.append(frame)
  document.documentElement.classList.add('first')
}

/** Shows the frame that the query of the address chooses, unless the application is there already. */
const showStatic = (view: DrawnView): void => {
  const query = new URLSearchParams(location.hash.split('?')[1])
  const values = view.chosenBy.split(' ').map((name) => query.get(name) ?? '')
  const markup = view.frames[`${window.matchMedia(phoneWidth).matches ? 'phone ' : ''}${values.join(' ')}`]
  if (markup === undefined || !document.documentElement.classList.contains('app')) return
  put(drawFrame(view, markup, {}), view.styles)
}

/**
 * Shows the page that the address names before the application is there, and leaves the parsed answer in `window.asked`,
 * where the application's first call looks for it. Words of the answer become text or values of attributes, never markup.
 * HTML of the answer goes through `cleaner`, and the page later uses the same cleaner.
 */
export const showFirstView = async (view: DrawnView, cleaner?: HtmlCleaner): Promise<void> => {
  // The content security policy does not forbid constructed style sheets. Browsers without them wait for the application.
  if (!('adoptedStyleSheets' in document)) return
  if (view.isStatic) return showStatic(view)
  const { asked } = window
  if (!asked) return
  const response = await asked.answer
  if (!response?.ok || response.bodyUsed) return
  const answer: unknown = await response.clone().json()
  const markup = view.frames[String(valueAt(answer, view.chosenBy))]
  const { documentElement: page } = document
  if (markup === undefined || !page.classList.contains('app') || window.asked !== asked) return
  put(drawFrame(view, markup, answer, cleaner), view.styles)
  asked.data = answer
  if (cleaner) window.firstViewCleaner = cleaner
}
