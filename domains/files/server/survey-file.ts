import { type Ctx, isAppFailure } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { files } from './file.table.ts'
import { kindOf } from './file-kinds.ts'
import { viewOf } from './view-file.ts'

/** What a program can tell about a paper by looking at its first page. */
export type FileSurvey = {
  /** The file opens, and its picture or first page can be drawn. */
  readable: boolean
  /** The picture or first page has only one colour. */
  blank: boolean
  /** Sides of a picture in pixels, at most 2,000; null for documents. */
  width: number | null
  height: number | null
}

/** The largest standard deviation of a blank page's colours, in steps of 0 to 255: the noise of a scanner and of JPEG. */
const noise = 3

/** Whether a drawn page has only one colour. */
export const isBlank = async (page: Buffer): Promise<boolean> =>
  (await sharp(page).stats()).channels.every(({ stdev }) => stdev < noise)

const unreadable: FileSurvey = { readable: false, blank: false, width: null, height: null }

/** Surveys a file of the user `ownerId`; answers undefined if he has no such file. */
export const surveyFile = async (
  ctx: Pick<Ctx, 'db' | 'storage' | 'cipher' | 'log'>,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<FileSurvey | undefined> => {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
  if (!file) return undefined
  try {
    const picture = await viewOf(ctx, file, 1)
    const [blank, { width, height }] = await Promise.all([isBlank(picture), sharp(picture).metadata()])
    const isPicture = kindOf(file.kind).view === 'picture'
    return { readable: true, blank, width: isPicture ? width : null, height: isPicture ? height : null }
  } catch (error) {
    if (isAppFailure(error) && ['file.no_view', 'record.not_found'].includes(error.code)) return unreadable
    throw error
  }
}
