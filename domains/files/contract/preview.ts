import * as z from 'zod/mini'

/** The most pages of a PDF that its preview shows. */
export const mostPreviewed = 50

/** What is said wherever a PDF, or one page of it, cannot be shown. */
export const previewFailedText = 'pdf预览失败'

/**
 * The pages of a PDF as pictures. `urls` are signed addresses of the first pages, at most 50, which open for 15 minutes;
 * `pages` is how many pages the PDF has in all.
 */
export const pdfPreview = z.object({ urls: z.array(z.string()), pages: z.number() })
export type PdfPreview = z.infer<typeof pdfPreview>
