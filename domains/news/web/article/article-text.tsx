import { ErrorView, firstViewCleaner, type HtmlCleaner, Skeleton } from '@portal/platform/web'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isWeChat } from '../article-link.tsx'
import styles from './article-text.module.css'

let ready: HtmlCleaner | undefined

/** Loads the cleaner of HTML together with an article; the list does not need it. */
export const loadPurify = async (): Promise<HtmlCleaner> => {
  ready ??= firstViewCleaner() ?? (await import('./purify.ts'))
  return ready
}

/** Whether the cleaner is loaded, so that a text can be shown at once. */
export const isPurifyReady = (): boolean => ready !== undefined

interface ArticleTextProps {
  html: string
  /** Told the headings of the second level, once the text stands there. */
  onHeadings?: (headings: readonly HTMLElement[]) => void
}

/** The text of an article. It is never shown without having been cleaned. */
export function ArticleText({ html, onHeadings }: ArticleTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const fill = useCallback(
    ({ purified }: HtmlCleaner) => {
      const text = purified(html)
      onHeadings?.([...text.querySelectorAll('h2')])
      if (isWeChat()) for (const link of text.querySelectorAll('a')) link.removeAttribute('target')
      box.current?.replaceChildren(text)
      setShown(html)
    },
    [html, onHeadings],
  )
  const show = useCallback(() => {
    setFailure(undefined)
    if (ready) fill(ready)
    else loadPurify().then(fill).catch(setFailure)
  }, [fill])
  // The text is put in before the browser draws, so that what stands below it does not move.
  useLayoutEffect(show, [show])
  return (
    <>
      {failure !== undefined && <ErrorView title="正文加载失败" error={failure} onRetry={show} />}
      {failure === undefined && shown !== html && <Skeleton rows={1} rowHeight={320} />}
      <div ref={box} className={styles.text} hidden={shown !== html} />
    </>
  )
}
