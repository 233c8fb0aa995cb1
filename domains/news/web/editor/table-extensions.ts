import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Without column widths: they are style attributes, and a narrow screen needs its own in any case. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null })

/** Of columns unless told: those who hear a table are told of which. */
const scopes = ['col', 'row', 'colgroup', 'rowgroup']
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: {
        default: 'col',
        parseHTML: (element: HTMLElement) => scopes.find((one) => one === element.getAttribute('scope')) ?? 'col',
      },
    }
  },
})

export const tableExtensions = [PlainTable, TableRow, ScopedHeader, TableCell]
