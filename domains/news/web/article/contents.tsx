import { classNames } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import styles from './article.module.css'

/** A heading counts as read once it is this far below the top of the window, in px: below the header of the page. */
const readingLine = 140

const lastAbove = (headings: readonly HTMLElement[]): HTMLElement | undefined =>
  headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine) ?? headings[0]

const goTo = (heading: HTMLElement) => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

/** The headings of an article, of which the one that is being read is marked. An article with fewer than two needs none. */
export function Contents({ headings }: { headings: readonly HTMLElement[] }) {
  const [current, setCurrent] = useState<HTMLElement>()
  useEffect(() => {
    const mark = () => setCurrent(lastAbove(headings))
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [headings])
  if (headings.length < 2) return null
  return (
    <nav aria-labelledby="contents" className={`no-print ${styles.contents}`}>
      <h2 id="contents">本文目录</h2>
      <ol>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may have the same words, and none ever moves.
          <li key={at} className={classNames(heading === current && styles.current)}>
            {/* The address behind the # is the page's own, so that a heading cannot have one. */}
            <button type="button" aria-current={heading === current || undefined} onClick={() => goTo(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
