import { dayText, type UploadedFile } from '@portal/platform/web'
import { slots } from '../../contract/slots.ts'

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'fileName' in value

/** The values of the form in words, by which a user compares two drafts. */
export const draftWords = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => ({
  exhibitionTime: typeof values.exhibitionTime === 'number' ? dayText(values.exhibitionTime) : '',
  ...Object.fromEntries(
    slots.map((slot) => {
      const file = values[slot]
      return [slot, isFile(file) ? file.fileName : '']
    }),
  ),
})
