export { filesApi } from './endpoints.ts'
export { filesErrors } from './errors.ts'
export type { FileLink, UploadedFile } from './file.ts'
export { fileLink, uploadedFile } from './file.ts'
export type { PhoneSlot, WatchedTicket } from './phone.ts'
export { phoneTicketLifeMs } from './phone.ts'
export type { PictureType, PublicPicture } from './picture.ts'
export { pictureTypes, pictureWidths, publicPicture } from './picture.ts'
export type { Purpose, PurposeRule } from './purposes.ts'
export {
  acceptOf,
  defaultPurpose,
  extensionOf,
  genericUploader,
  purposeNames,
  ruleOf,
  takesExtension,
  tooLargeText,
  tooManyText,
  unsupportedText,
} from './purposes.ts'
