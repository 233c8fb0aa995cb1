/** The LIKE pattern for texts that contain what was typed: `%`, `_` and `\` of the typed text mean themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
