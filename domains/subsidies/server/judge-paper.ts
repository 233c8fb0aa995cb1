import { drawView, type FileKind, isPicture, pagesOfPdf } from '@portal/files/server'
import { createGate, isAppFailure } from '@portal/platform/server'
import { type PaperForm, packLimits } from '../contract/pack.ts'
import { pagesToCopy } from './merge-pages.ts'

type Judged = { form: PaperForm; pages: number }

/** A paper that cannot be put into the PDF takes one page, which names it. */
const named = (form: PaperForm): Judged => ({ form, pages: 1 })

const judging = createGate({ running: 1, waiting: 16 })

/** An uploaded paper; `whose` is the id of its owner. */
type Paper = { kind: FileKind; bytes: Buffer; sha256: string; whose: string }

const isDrawable = async ({ bytes, ...paper }: Paper): Promise<boolean> => {
  try {
    await drawView({ ...paper, page: 1, read: async () => bytes })
    return true
  } catch (error) {
    if (isAppFailure(error) && error.code === 'file.no_view') return false
    throw error
  }
}

const judgePdf = async (paper: Paper): Promise<Judged> => {
  const pages = await pagesOfPdf(paper.bytes, paper.whose)
  if (pages === 'locked') return named('locked')
  if (pages === 'unreadable') return named('broken')
  if (pages > packLimits.pagesOfPaper) return named('long')
  // The reader that copies pages must find as many as the one that draws them; if not, the one that draws is trusted.
  if ((await pagesToCopy(paper.bytes)) === pages) return { form: 'whole', pages }
  return (await isDrawable(paper)) ? { form: 'drawn', pages } : named('broken')
}

/** How a paper can go into a bound PDF: tried when the paper is added, so that its owner can still send a better one. */
export const judgePaper = (paper: Paper): Promise<Judged> =>
  judging(async () => {
    if (paper.kind === 'pdf') return judgePdf(paper)
    if (!isPicture(paper.kind)) return named('apart')
    return (await isDrawable(paper)) ? { form: 'picture', pages: 1 } : named('broken')
  })
