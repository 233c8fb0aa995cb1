/** `张**`: the first code point, whatever the length. */
export const maskName = (name: string): string => `${[...name.trim()][0] ?? ''}**`
