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
 * Gives the document a title and a description of its own while the page shows one named thing, such as an article: a
 * browser, WeChat and a search engine then use these words when somebody passes the page on.
 */
export const useDocumentWords = (title: string, description: string): void => {
  useEffect(() => {
    const tag = descriptionTag()
    const descriptionBefore = tag.content
    tag.content = description
    let titleBefore: string | undefined
    let isOver = false
    // A microtask, since the app's shell sets the title of the route in the same commit and would overwrite this one.
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
