import { type ComponentType, createContext } from 'react'

/** A filter of a list that the viewer keeps under a name. */
export interface KeptView {
  id: string
  name: string
  /** The query of the list's address. */
  query: string
  /** The list opens with this view where its address says nothing else. */
  isDefault: boolean
  /** How many rows the list has under it; null where nobody counts. */
  count: number | null
}

export interface KeptViewToolsProps {
  /** The path of the list. */
  page: string
  /** The filter that is set now, as it would be kept. */
  query: string
  /** The kept view that is shown now. */
  chosen: KeptView | undefined
  /** A filter is set that no kept view has. */
  mayKeep: boolean
}

/** Who keeps the views of the lists for the viewer: the shell of the back office lends it to all lists within it. */
export interface ViewKeeper {
  /** A hook: the kept views of the list at a path. */
  useViews: (page: string) => { list: readonly KeptView[]; isPending: boolean }
  /** The buttons that keep, rename and delete. */
  Tools: ComponentType<KeptViewToolsProps>
}

const none = { list: [], isPending: false } as const

/** Without a shell nothing is kept. */
export const ViewKeeping = createContext<ViewKeeper>({ useViews: () => none, Tools: () => null })
