import { Mark } from '@tiptap/core'

const scriptMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Superscript and subscript, as in m² and CO₂. They have no buttons, but pasted and stored texts keep them. */
export const scriptMarks = [scriptMark('superscript', 'sup'), scriptMark('subscript', 'sub')]
