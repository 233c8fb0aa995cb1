import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Tables without column widths, which would be style attributes and do not fit narrow screens. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null })

/** Values of `scope`, which tells screen readers which cells a heading belongs to; `col` is the default. */
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
