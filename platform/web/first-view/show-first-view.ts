import { fillFrame, valueAt } from './fill-frame.ts'
import type { HtmlCleaner } from './first-view.ts'

declare global {
  interface Window {
    firstViewCleaner?: HtmlCleaner
  }
}

/** What cleaned the HTML of the first view, so that the page need not load it again. */
export const firstViewCleaner = (): HtmlCleaner | undefined => window.firstViewCleaner

/** A first view as the build hands it to the browser. */
export type DrawnView = {
  chosenBy: string
  /** Markup by choice. */
  frames: Readonly<Record<string, string>>
  /** The style sheets of the page, in their order. */
  styles: string
  rows?: string
  /** The field that holds HTML. */
  html?: string
}

/** The frame with the answer in it. */
const drawFrame = ({ rows, html }: DrawnView, markup: string, answer: unknown, cleaner?: HtmlCleaner): Element => {
  const frame = document.createElement('div')
  frame.className = 'first'
  frame.innerHTML = markup
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
  // What answers nobody yet must not take a letter: it would be lost when the application comes.
  for (const control of frame.querySelectorAll('form, [role=tablist], button')) control.setAttribute('inert', '')
  const box = html === undefined ? null : frame.querySelector('[data-first-html]')
  if (cleaner && box && html !== undefined) box.append(cleaner.purified(String(valueAt(answer, html) ?? '')))
  return frame
}

/**
 * Shows the page that the address names before the application is there, and leaves the answer where the application's
 * first call looks. Words are put in as text and as values of attributes, never as markup; HTML goes through `cleaner`,
 * which the page then uses as well.
 */
export const showFirstView = async (view: DrawnView, cleaner?: HtmlCleaner): Promise<void> => {
  const { asked } = window
  // A constructed sheet needs no leave of the content security policy; older browsers wait for the application.
  if (!asked || !('adoptedStyleSheets' in document)) return
  const response = await asked.answer
  if (!response?.ok || response.bodyUsed) return
  const answer: unknown = await response.clone().json()
  const markup = view.frames[String(valueAt(answer, view.chosenBy))]
  const { documentElement: page } = document
  if (markup === undefined || !page.classList.contains('app') || window.asked !== asked) return
  const frame = drawFrame(view, markup, answer, cleaner)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(view.styles)
  document.adoptedStyleSheets = [sheet]
  document.querySelector('#main')?.append(frame)
  page.classList.add('first')
  asked.data = answer
  if (cleaner) window.firstViewCleaner = cleaner
}
