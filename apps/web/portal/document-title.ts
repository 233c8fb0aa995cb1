import { useEffect } from 'react'
import { useMatches } from 'react-router'

/** What a route tells about its page. */
export type PageHandle = {
  title?: string
  /** The whole name, where the specification fixes it. */
  documentTitle?: string
}

const landingTitle = '一链维权 · 国际服务平台'

/** Names the document after the innermost page that has a title. */
export const useDocumentTitle = (): void => {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const page = handles.filter((handle) => handle?.title !== undefined || handle?.documentTitle !== undefined).pop()
  const title = page?.documentTitle ?? (page?.title ? `${page.title} · 一链维权` : landingTitle)
  useEffect(() => {
    document.title = title
  }, [title])
}
