import { acceptOf } from '@portal/files/contract'

/** The `accept` value of the file picker for pictures. */
export const pictureAccept = acceptOf('public-picture')
