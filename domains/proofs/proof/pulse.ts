/**
 * A pulse: a leaf that ties the log to moments that others told. It holds a salt and a checkpoint with the signatures of its
 * witnesses, and names the time-stamps over that checkpoint. Nobody could know these before they were made, so that no state
 * of the log that contains the pulse is older than they are.
 */
export type Pulse = {
  /** Random bytes in hex. */
  salt: string
  /** SHA-256 of the time-stamps over the checkpoint, hex. */
  tokens: readonly string[]
  /** The signed note with its cosignatures; empty for the first pulse of a log that has signed nothing yet. */
  checkpoint: string
}

const version = 'cn.ip-evidence.pulse/1'
const form =
  /^cn\.ip-evidence\.pulse\/1\nsalt (?<salt>[0-9a-f]{64})\n(?<lines>(?:token [0-9a-f]{64}\n){0,9})\n(?<checkpoint>[\s\S]*)$/

export const pulseText = ({ salt, tokens, checkpoint }: Pulse): string =>
  `${version}\nsalt ${salt}\n${tokens.map((token) => `token ${token}\n`).join('')}\n${checkpoint}`

/** Reads the text of a pulse without verifying it; undefined for any other text. */
export const readPulse = (text: string): Pulse | undefined => {
  const { salt, lines = '', checkpoint } = form.exec(text)?.groups ?? {}
  if (salt === undefined || checkpoint === undefined) return undefined
  return { salt, tokens: [...lines.matchAll(/[0-9a-f]{64}/g)].map(([token]) => token), checkpoint }
}
