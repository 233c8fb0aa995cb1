/**
 * A right's number in the form in which two of them are compared: full and half width, capitals, white space, `.`, `-` and
 * `/` make no difference, nor does the `ZL` before the number of a Chinese patent.
 */
export const foldRightNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./-]/gu, '')
    .replace(/^ZL/, '')
