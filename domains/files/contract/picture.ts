import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** The widths that a public picture is made in, in pixels; a smaller original gives its own width in their place. */
export const pictureWidths = [1920, 960] as const
/** Best first: a browser takes the first that it knows. */
export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

const source = z.object({
  type: z.enum(pictureTypes),
  /** Pixels. */
  width: z.number(),
  url: z.string(),
})

/** A picture that anyone may see, at addresses that never change their content. */
export const publicPicture = z.object({
  id: z.string(),
  /** Pixels of the widest that was made, upright. */
  width: z.number(),
  height: z.number(),
  /** What it shows, for whoever does not see it; null where it only adorns or the page says it. */
  alt: z.nullable(z.string()),
  /** For an `img` without choice: the widest WebP. */
  url: z.string(),
  /** AVIF before WebP, wide before narrow. */
  sources: z.array(source),
})
export type PublicPicture = z.infer<typeof publicPicture>

export const publishForm = z.object({
  fileId: z.string({ error: '请先上传图片' }),
  alt: optionalText(120),
})
