import type { Page } from '@playwright/test'
import { leftWords } from '@portal/platform/testing/left-words'

/** Smallest sizes on a phone, in CSS pixels: of text, of what one types, and of what a finger touches. */
const leastSizes = { text: 14, typed: 16, target: 44 }

/** The most characters of a button or a headline, so that it is read at one glance. */
const mostInLine = 30

/** What is said once at the end of a page, and not on each line. */
const saidOnce = '没有另注依据的是'

type Rules = {
  words: readonly { pattern: string; inDetails?: true; onPhones?: true }[]
  least: typeof leastSizes
  mostInLine: number
  saidOnce: string
  isPhone: boolean
  isPortal: boolean
}

/** Runs in the page. Answers one line for each fault, in the order of the page. */
const lookInside = ({ words, least, mostInLine, saidOnce, isPhone, isPortal }: Rules): string[] => {
  const found = new Set<string>()
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr-only')
  const briefOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)

  const isDetail = (element: Element): boolean =>
    element.closest('details')?.querySelector('summary')?.textContent.includes('技术细节') ?? false
  const any = new RegExp(words.map(({ pattern }) => pattern).join('|'))
  const listen = (text: string, element: Element) => {
    if (!any.test(text)) return
    for (const { pattern, inDetails, onPhones } of words) {
      if (!new RegExp(pattern).test(text) || (inDetails && isDetail(element))) continue
      if (!onPhones || (isPhone && isShown(element))) found.add(`says ${pattern}: ${briefOf(text)}`)
    }
  }
  // A moment is said, 11 月 23 日 12:30; a proof, which tells the second too, and what is printed write it in figures.
  const inFigures = /\d{4}-\d\d-\d\d \d\d:\d\d(?!:)/
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, noscript')) continue
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) listen(element.getAttribute(name) ?? '', element)
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const own = texts.map((node) => node.textContent ?? '').join('')
    if (own.trim() === '') continue
    listen(own, element)
    if (isPortal && inFigures.test(own) && isShown(element) && !isDetail(element))
      found.add(`in figures: ${briefOf(own)}`)
    if (!isPhone || !isPortal || !isShown(element) || element.closest('svg')) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    // At no size at all a number stands behind a drawn mark.
    if (size > 0 && size < least.text - 0.01) found.add(`${size} px: ${briefOf(own)}`)
  }
  if (document.body.textContent.split(saidOnce).length > 2) found.add(`says ${saidOnce} more than once`)
  if (!isPortal) return [...found]

  for (const line of document.querySelectorAll<HTMLElement>('h1, h2, button, .btn')) {
    const text = line.textContent.replaceAll(/\s/g, '')
    if (isShown(line) && [...text].length > mostInLine && !line.closest('article')) found.add(`too long: ${text}`)
  }
  if (!isPhone) return [...found]

  for (const field of document.querySelectorAll(
    'textarea, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])',
  )) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    if (isShown(field) && size < least.typed)
      found.add(`types at ${size} px: ${field.getAttribute('aria-label') ?? field.id}`)
  }
  const touched =
    'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch]'
  /** A link in running text is as high as its line. */
  const isInSentence = (target: Element): boolean =>
    getComputedStyle(target).display === 'inline' &&
    (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0)
  /** Whether a finger meets the target all over a square of the least size, as where a link covers its whole row. */
  const isMetAround = (target: Element): boolean => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const reach = least.target / 2 - 0.5
    return [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].every(([x = 0, y = 0]) => {
      const met = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return met !== null && (target.contains(met) || met.closest('label')?.contains(target) === true)
    })
  }
  for (const target of document.querySelectorAll(touched)) {
    if (!isShown(target) || isInSentence(target) || target.matches(':disabled, [aria-hidden=true]')) continue
    const area = target.closest('label') ?? target
    const { width, height } = area.getBoundingClientRect()
    const isLarge = Math.min(width, height) > least.target - 0.5
    if (width > 1 && height > 1 && !isLarge && !isMetAround(area)) {
      const name = briefOf(target.textContent || target.getAttribute('aria-label') || target.tagName)
      found.add(`${Math.round(width)}×${Math.round(height)}: ${name}`)
    }
  }
  scrollTo(0, 0)
  return [...found]
}

/**
 * What a page says or shows against the words and sizes of the portal: a word of our trade, a headline that is too long,
 * and on a phone what is too small to read or to touch. The back office is searched for words alone.
 */
export const wordsAndSizesOf = (page: Page): Promise<string[]> => {
  const isPortal = !page.url().includes('/admin.html')
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  const words = leftWords.filter(({ reader }) => isPortal || reader === 'all')
  return page.evaluate(lookInside, { words, least: leastSizes, mostInLine, saidOnce, isPhone, isPortal })
}
