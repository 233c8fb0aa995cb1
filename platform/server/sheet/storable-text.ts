/** The text as PostgreSQL can store it: neither texts nor JSON may hold NUL or half a surrogate pair. */
export const storableText = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()
