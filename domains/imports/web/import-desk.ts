import type { ReactNode } from 'react'
import type { ImportsApi } from '../contract/import-endpoints.ts'
import type { ImportedList } from '../contract/list-fields.ts'

/** Where and in which words staff hand in one kind of list. */
export type ImportDesk = {
  api: ImportsApi
  list: ImportedList
  /** The address of the page that lists all imports; the page of one import stands below it. */
  path: `/${string}`
  title: string
  /** Links to the pages that belong to the lists, above the title of the page that lists all imports. */
  tabs?: ReactNode
  /** What is handed in here, what for, and which of two lists counts. */
  lead: string
  /** What one row is, as in 新增备案. */
  row: string
  /** The purpose that uploads name. */
  purpose: string
}
