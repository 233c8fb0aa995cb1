/** The line of the caller's caller, as `file:line:column` below the root of the project. */
export const placeOf = ({ stack = '' }: Error): string =>
  (stack.split('\n')[2] ?? '').replace(/^\s*at\s+/, '').replace(`${process.cwd()}/`, '')

/** Whether a line of our own did it, page or test. Libraries look after themselves, and keep what they have for good. */
export const isOurs = (place: string): boolean => place !== '' && !/node_modules|node:/.test(place)
