import { useEffect } from 'react'
import { useMatches } from 'react-router'

/** What a route says about its page (`handle`). */
export type PageHandle = {
  title?: string
  /** The whole title of the document, for a page whose title the specification fixes. */
  documentTitle?: string
}

const landingTitle = '一链维权 · 国际服务平台'

/** Sets the document's title to that of the innermost page that has one. */
export const useDocumentTitle = (): void => {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const page = handles.filter((handle) => handle?.title !== undefined || handle?.documentTitle !== undefined).pop()
  const title = page?.documentTitle ?? (page?.title ? `${page.title} · 一链维权` : landingTitle)
  useEffect(() => {
    document.title = title
  }, [title])
}
