import { forgetForms } from './kept-forms.ts'

/** Names of drafts in the browser's storage begin so. */
export const draftPrefix = 'draft:'

/** Private windows and full disks refuse storage; a draft is a convenience, so the form goes on without. */
export const withStorage = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** For the logout: takes every draft of this browser away, whoever wrote it, and what was kept of forms that were left. */
export const removeAllDrafts = (): void => {
  forgetForms()
  withStorage((storage) => {
    for (const name of Object.keys(storage).filter((candidate) => candidate.startsWith(draftPrefix)))
      storage.removeItem(name)
  })
}
