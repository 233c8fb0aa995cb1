import { createContext, useContext } from 'react'
import type { PortalCrumb } from '../domain.ts'

/** The way to a record in 我的事项. The app knows it; the record's page draws it above its own head. */
export const RecordCrumbs = createContext<readonly PortalCrumb[]>([])

export const useRecordCrumbs = (): readonly PortalCrumb[] => useContext(RecordCrumbs)
