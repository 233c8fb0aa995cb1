import type { DeclaredPicture } from '@portal/files/contract'
import type { Original } from './keys-of.ts'

/** The picture that a kept file is declared to be a smaller copy of; null for an original. */
export const declaredOf = ({
  copyOfSha256,
  copyOfSize,
}: Pick<Original, 'copyOfSha256' | 'copyOfSize'>): DeclaredPicture | null =>
  copyOfSha256 === null ? null : { sha256: copyOfSha256, size: copyOfSize }
