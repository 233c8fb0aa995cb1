/** How paragraphs and headings may stand; left is the rule and needs no word. */
export const alignments = ['center', 'right'] as const
export type Alignment = (typeof alignments)[number]

/** An attribute and not a style: the pages' policy refuses style attributes that come with markup. */
export const alignAttribute = 'data-align'

const aligned = /<(p|h[234]) data-align="(center|right)">/g
const opening = /<[a-z][^<>]* style="[^"]*"[^<>]*>/g
const alignment = / style="text-align: (center|right)"/

/** The editor's text as it is stored: an alignment is a style there, the only one that it may have. */
export const toStored = (html: string): string => html.replace(aligned, '<$1 style="text-align: $2">')

/** A stored text as the editor and whoever else parses it takes it: without a style attribute. */
export const fromStored = (html: string): string =>
  html.replace(opening, (tag) => tag.replace(alignment, ` ${alignAttribute}="$1"`).replace(/ style="[^"]*"/, ''))
