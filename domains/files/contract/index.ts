export { filesApi } from './endpoints.ts'
export { filesErrors } from './errors.ts'
export type { FileLink, UploadedFile } from './file.ts'
export { fileLink, uploadedFile } from './file.ts'
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
