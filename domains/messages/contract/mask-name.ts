/** A masked name, `张**`: the first code point of the name, however long the name is. */
export const maskName = (name: string): string => `${[...name.trim()][0] ?? ''}**`
