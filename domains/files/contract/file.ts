import * as z from 'zod/mini'

const stored = {
  id: z.string(),
  /** Signed, for 15 minutes. When it comes back in a form only the id in its path counts. */
  url: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Hex. */
  sha256: z.string(),
}

/** The answer to an upload. */
export const uploadedFile = z.object(stored)
export type UploadedFile = z.infer<typeof uploadedFile>

/** A file in a detail answer; `viewUrl` shows it in the page (a PDF's pages by `&page=`), null where it can only be downloaded. */
export const fileLink = z.object({ ...stored, viewUrl: z.nullable(z.string()) })
export type FileLink = z.infer<typeof fileLink>
