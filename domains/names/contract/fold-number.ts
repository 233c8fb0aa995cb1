/** The letters and digits of a number; its groups, hyphens and full-width characters make no difference. */
export const foldNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
