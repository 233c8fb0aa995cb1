/** As PostgreSQL can keep it: it takes neither NUL nor half a surrogate pair, in texts and in JSON alike. */
export const storableText = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()
