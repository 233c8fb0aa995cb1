import type { MarkupReader } from '../parts/read-markup.ts'

/** How XML documents of one form become lines: each document is one. */
export type DocumentReader = {
  /** The root element, by which a document of this form is known: `cn-patent-document`. */
  root: string
  /** The headings of the cells that each document gives. */
  columns: readonly string[]
  /** Reads one document from its root on; `cells` are those of the headings, once all of it has passed. */
  begin: () => MarkupReader & { cells: () => readonly string[] }
}
