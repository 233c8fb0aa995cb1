/** Why the portal did not start: each kind has its own exit code, listed in docs/operations.md. */
export const exitCodes = {
  config: 2,
  data_folder_in_use: 3,
  port_taken: 4,
  disk_full: 5,
  schema_newer: 6,
  database: 7,
  permission: 8,
  schema_older: 9,
} as const
export type StartFailureKind = keyof typeof exitCodes

export type StartFailure = Error & { exitCode: number }

/**
 * Makes a failure that the operator can mend; the program shows its message without a stack and ends with its exit code.
 */
export const startFailure = (kind: StartFailureKind, message: string): StartFailure =>
  Object.assign(new Error(message), { exitCode: exitCodes[kind] })

export const isStartFailure = (error: unknown): error is StartFailure => error instanceof Error && 'exitCode' in error
