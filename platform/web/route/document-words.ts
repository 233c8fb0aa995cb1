import { useEffect } from 'react'

const descriptionTag = (): HTMLMetaElement => {
  const found = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'description'
  document.head.append(made)
  return made
}

/**
 * Title and description of the document while a page shows something with a name of its own: what a browser, WeChat and
 * a search engine call the page when somebody passes it on.
 */
export const useDocumentWords = (title: string, description: string): void => {
  useEffect(() => {
    const tag = descriptionTag()
    const descriptionBefore = tag.content
    tag.content = description
    let titleBefore: string | undefined
    let isOver = false
    // After the shell has named the page by its route, which it does in the same commit.
    queueMicrotask(() => {
      if (isOver) return
      titleBefore = document.title
      document.title = `${title} · 一链维权`
    })
    return () => {
      isOver = true
      tag.content = descriptionBefore
      if (titleBefore !== undefined) document.title = titleBefore
    }
  }, [title, description])
}
