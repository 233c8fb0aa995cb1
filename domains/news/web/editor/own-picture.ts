import { picturePattern } from '../../contract/markup.ts'

/** A picture that this portal serves: an address below its own pictures, without a host. */
export const isOwnPicture = (address: string): boolean => picturePattern.test(address)
