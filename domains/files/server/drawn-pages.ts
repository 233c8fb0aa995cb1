import { isAppFailure, newCounter } from '@portal/platform/server'
import { keepInMemory } from './keep-in-memory.ts'

const mostBytes = 64 * 1024 * 1024

const keep = keepInMemory<Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })

/** Pages of PDFs that were asked for, by what became of them. A page beyond the last is none. */
export const pdfPages = newCounter('portal_pdf_pages_total', 'Pages of PDFs that were viewed, by outcome', {
  outcome: ['drawn', 'kept', 'failed'],
})

/**
 * A page as it was drawn before, or drawn now: drawing takes almost half a second of the processor, and a carousel shows the
 * same pages again and again. A page is known by the digest of its file, so that equal files share it; whether the caller may
 * see it is asked before. `draw` fails as `drawView` does.
 */
export const drawnPage = async (sha256: string, page: number, draw: () => Promise<Buffer>): Promise<Buffer> => {
  let outcome: 'kept' | 'drawn' = 'kept'
  try {
    const picture = await keep(`${sha256} ${page}`, async () => {
      outcome = 'drawn'
      return draw()
    })
    pdfPages.add({ outcome })
    return picture
  } catch (error) {
    if (!isAppFailure(error) || error.code !== 'record.not_found') pdfPages.add({ outcome: 'failed' })
    throw error
  }
}
