/**
 * What a domain must remember apart from the database, so that the one cannot be set back without the other knowing.
 * Paths are the domain's own, with slashes.
 */
export type KeptFolder = {
  read: (path: string) => Promise<Buffer | undefined>
  /** Durable before it answers, whole or not at all. */
  write: (path: string, bytes: Uint8Array) => Promise<void>
  /** Removing what is not there succeeds. */
  remove: (path: string) => Promise<void>
}
