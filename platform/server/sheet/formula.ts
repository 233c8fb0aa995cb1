/**
 * The first character by which a spreadsheet takes a cell of a text file for a formula: a sign of calculation, also in full
 * width, or a tab or line break, since some programs skip those and look at what follows.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/** Makes a text harmless for programs that would calculate it: an apostrophe in front says that it is text. */
export const neutralised = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)
