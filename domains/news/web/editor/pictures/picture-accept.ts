import { acceptOf } from '@portal/files/contract'

/** For a file picker. */
export const pictureAccept = acceptOf('public-picture')
