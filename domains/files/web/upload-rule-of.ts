import type { UploadRule } from '@portal/platform/web'
import { acceptOf, type Purpose, ruleOf } from '../contract/purposes.ts'

/** Media types of the pictures that are sent as they are; by them the album of a phone hands over no others. */
const asTheyAre = 'image/jpeg,image/png,image/bmp'

/** The limits of a purpose in the form that the upload control takes. */
export const uploadRuleOf = (purpose: Purpose): UploadRule => {
  const { bytes, extensions, pixels, shrinks, unsupported } = ruleOf(purpose)
  // A photo of a camera never keeps limits on pixels.
  const takesPhotos = extensions.includes('jpg') && !pixels
  return {
    purpose,
    extensions,
    maxBytes: bytes,
    accept: acceptOf(purpose),
    photos: shrinks ? 'image/*' : takesPhotos ? asTheyAre : undefined,
    unsupported,
  }
}
