/**
 * What makes a spreadsheet read a cell as a formula when it opens a text file: a sign of calculation at its beginning,
 * in full width too, or a tab or line break, after which it looks for one.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/** The same text, made harmless for programs that calculate what they read: an apostrophe says that it is text. */
export const neutralised = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)
