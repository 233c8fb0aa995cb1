/** The line that called the function in which the error was made, as `file:line:column` below the root of the project. */
export const placeOf = ({ stack = '' }: Error): string =>
  (stack.split('\n')[2] ?? '').replace(/^\s*at\s+/, '').replace(`${process.cwd()}/`, '')

/**
 * Whether the place is in code of the portal, page or test. Libraries clean up after themselves, and keep what they need
 * for good.
 */
export const isOurs = (place: string): boolean => place !== '' && !/node_modules|node:/.test(place)
