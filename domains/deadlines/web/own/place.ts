import { createContext, useContext } from 'react'
import { deadlinePath, deadlinesPath, deskDeadlinePath, deskDeadlinesPath } from '../../contract/paths.ts'
import { viewPath } from './views.ts'

/** Where deadlines are looked at: in the portal among one's own, or at the desk among those of the team. */
export type Place = {
  /** The page of all of them, and its name. */
  list: string
  listName: string
  /** The page of one. */
  pathOf: (id: string) => string
  /** The page that counts a deadline by a rule for a thing, as `kind:ref`; the desk leaves its own pages for it. */
  countPath: (subject: string) => string
  isDesk: boolean
}

const portalPlace: Place = {
  ...{ list: deadlinesPath, listName: '我的期限', pathOf: deadlinePath, isDesk: false },
  countPath: (subject) => viewPath('compute', { subject }),
}

export const deskPlace: Place = {
  ...{ list: deskDeadlinesPath, listName: '团队期限', pathOf: deskDeadlinePath, isDesk: true },
  countPath: (subject) => `/#${viewPath('compute', { subject })}`,
}

const PlaceContext = createContext(portalPlace)

/** Says for the pages within it where they stand; without it they stand in the portal. */
export const AtPlace = PlaceContext.Provider
export const usePlace = (): Place => useContext(PlaceContext)
