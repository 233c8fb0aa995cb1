import { type Editor, Extension } from '@tiptap/core'
import { type Alignment, alignAttribute, alignments } from './alignment.ts'

const carriers = ['paragraph', 'heading'] as const

/** Gives paragraphs and headings an alignment as a data attribute, which the content security policy allows. */
export const AlignmentExtension = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: [...carriers],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => alignments.find((one) => one === element.getAttribute(alignAttribute)) ?? null,
          renderHTML: ({ align }) => (align ? { [alignAttribute]: align } : {}),
        },
      },
    },
  ],
})

/** Aligns every paragraph and heading of the selection; null means left. */
export const align = (editor: Editor, to: Alignment | null): boolean => {
  const chain = editor.chain()
  for (const carrier of carriers) chain.updateAttributes(carrier, { align: to })
  return chain.run()
}

export const isAligned = (editor: Editor, to: Alignment | null): boolean =>
  to === null ? !alignments.some((one) => editor.isActive({ align: one })) : editor.isActive({ align: to })
