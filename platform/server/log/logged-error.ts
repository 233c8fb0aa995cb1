/** What the log tells of an error: enough to find the fault, and none of the values that people typed. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  constraint?: string
  frames: string[]
  cause?: LoggedError
}

const mostCauses = 5
/** The most characters of a statement that are logged: enough to tell which statement it is. */
const longestQuery = 2_000

const textIn = (error: Error, name: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The message of an error. The message of a failed SQL statement would carry its parameters (names, request texts, password
 * hashes), so only the statement is logged.
 */
const messageOf = (error: Error): string => {
  const query = textIn(error, 'query')
  return query !== undefined && 'params' in error ? `Failed query: ${query.slice(0, longestQuery)}` : error.message
}

/** The frames of a stack. The message at the beginning of the stack is skipped, since its lines could pass for frames. */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const at = stack.indexOf(message)
  const lines = stack.slice(at < 0 ? 0 : at + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}

const describe = (error: Error, depth: number): LoggedError => {
  const [code, constraint] = [textIn(error, 'code'), textIn(error, 'constraint')]
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    frames: framesOf(error),
    ...(error.cause instanceof Error && depth < mostCauses && { cause: describe(error.cause, depth + 1) }),
  }
}

/** Describes what was thrown for the logger's `err`; of something that is not an Error only its type is named. */
export const loggedError = (thrown: unknown): LoggedError =>
  thrown instanceof Error ? describe(thrown, 0) : { type: typeof thrown, message: 'not an error', frames: [] }
