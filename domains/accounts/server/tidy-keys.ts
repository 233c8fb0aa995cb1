/** Each key once, in order, so that the history compares alike. */
export const tidyKeys = (keys: readonly string[]): string[] => [...new Set(keys)].sort()
