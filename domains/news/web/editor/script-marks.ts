import { Mark } from '@tiptap/core'

const scriptMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** m², CO₂: there is no button for them; what comes with a text stays. */
export const scriptMarks = [scriptMark('superscript', 'sup'), scriptMark('subscript', 'sub')]
