/** The alignments that are written down; left is the default and is not. */
export const alignments = ['center', 'right'] as const
export type Alignment = (typeof alignments)[number]

/** The editor uses a data attribute, because the page's content security policy refuses style attributes in markup. */
export const alignAttribute = 'data-align'

const aligned = /<(p|h[234]) data-align="(center|right)">/g
const opening = /<[a-z][^<>]* style="[^"]*"[^<>]*>/g
const alignment = / style="text-align: (center|right)"/

/** The editor's HTML in its stored form, where an alignment is a style, the only one that is allowed. */
export const toStored = (html: string): string => html.replace(aligned, '<$1 style="text-align: $2">')

/** Stored HTML in a form that may be parsed in the page: without style attributes. */
export const fromStored = (html: string): string =>
  html.replace(opening, (tag) => tag.replace(alignment, ` ${alignAttribute}="$1"`).replace(/ style="[^"]*"/, ''))
