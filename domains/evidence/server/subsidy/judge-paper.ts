import { drawView, type FileKind, isPicture, pagesOfPdf } from '@portal/files/server'
import { createGate, isAppFailure } from '@portal/platform/server'
import { type PaperForm, packLimits } from '../../contract/subsidy/pack.ts'
import { pagesToCopy } from './merge-pages.ts'

type Judged = { form: PaperForm; pages: number }

/** One page names what cannot be put in. */
const named = (form: PaperForm): Judged => ({ form, pages: 1 })

const judging = createGate({ running: 1, waiting: 16 })

const isDrawable = async (kind: FileKind, bytes: Buffer): Promise<boolean> => {
  try {
    await drawView(kind, 1, async () => bytes)
    return true
  } catch (error) {
    if (isAppFailure(error) && error.code === 'file.no_view') return false
    throw error
  }
}

const judgePdf = async (bytes: Buffer): Promise<Judged> => {
  const pages = await pagesOfPdf(bytes)
  if (pages === 'locked') return named('locked')
  if (pages === 'unreadable') return named('broken')
  if (pages > packLimits.pagesOfPaper) return named('long')
  // Both readers must see the same pages; where they do not, the one that is right is the one that draws.
  if ((await pagesToCopy(bytes)) === pages) return { form: 'whole', pages }
  return (await isDrawable('pdf', bytes)) ? { form: 'drawn', pages } : named('broken')
}

/** How a paper can go into a bound PDF, tried out when it comes: its owner learns it while he can still do something. */
export const judgePaper = (kind: FileKind, bytes: Buffer): Promise<Judged> =>
  judging(async () => {
    if (kind === 'pdf') return judgePdf(bytes)
    if (!isPicture(kind)) return named('apart')
    return (await isDrawable(kind, bytes)) ? { form: 'picture', pages: 1 } : named('broken')
  })
