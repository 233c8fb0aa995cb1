import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { fromStored } from './alignment.ts'
import { articleExtensions } from './extensions.ts'
import { parseInert } from './parse-inert.ts'

const parser = DOMParser.fromSchema(getSchema(articleExtensions))

/** Stored HTML as the editor's content. Given HTML, the editor would parse it by itself, which the page's policy refuses. */
export const contentOf = (html: string): JSONContent => parser.parse(parseInert(fromStored(html))).toJSON()
