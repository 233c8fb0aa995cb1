import { extensionOf } from '@portal/files/contract'

/** Whether a paper has pages to turn, and is no picture. */
export const isPdf = ({ fileName }: { fileName: string }): boolean => extensionOf(fileName) === 'pdf'
