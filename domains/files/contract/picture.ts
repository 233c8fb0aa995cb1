import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** The widths that a public picture is made in, in pixels; a smaller original gives its own width in their place. */
export const pictureWidths = [1920, 960] as const
/** The encodings of a public picture, the best first: a browser takes the first one that it knows. */
export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

const source = z.object({
  type: z.enum(pictureTypes),
  /** Pixels. */
  width: z.number(),
  url: z.string(),
})

/** A picture that anyone may see. The content at its addresses never changes. */
export const publicPicture = z.object({
  id: z.string(),
  /** Width of the widest version that was made, in pixels, turned upright. */
  width: z.number(),
  height: z.number(),
  /**
   * What the picture shows, in words for people who cannot see it; null if the picture is mere decoration or the page says
   * the same in words.
   */
  alt: z.nullable(z.string()),
  /** The address for an `img` without a choice of sources: the widest WebP. */
  url: z.string(),
  /** The versions of the picture: AVIF before WebP, wide before narrow. */
  sources: z.array(source),
})
export type PublicPicture = z.infer<typeof publicPicture>

export const publishForm = z.object({
  fileId: z.string({ error: '请先上传图片' }),
  alt: optionalText(120),
})
