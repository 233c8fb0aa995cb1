import { createHash } from 'node:crypto'
import type { Part } from './zip-stream.ts'

/** The texts that make the unpacked package a bag (RFC 8493). */

export const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'

/** Replaces control characters by spaces, since a line break would begin another line of `bag-info.txt`. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')

export const bagInfo = (input: {
  evidence: string
  operator: string
  files: readonly { size: number }[]
  software: { name: string; commit: string }
}): string => {
  const bytes = input.files.reduce((sum, { size }) => sum + size, 0)
  return [
    `External-Identifier: ${input.evidence}`,
    `Payload-Oxum: ${bytes}.${input.files.length}`,
    ...(input.operator ? [`Source-Organization: ${oneLine(input.operator)}`] : []),
    `Bag-Software-Agent: ${oneLine(`${input.software.name} ${input.software.commit}`)}`,
    '',
  ].join('\n')
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The lines of `tagmanifest-sha256.txt`: the parts that are in memory, with their SHA-256 in hex. */
export const listed = (parts: readonly Part[]): { path: string; sha256: string }[] =>
  parts.flatMap((part) => ('bytes' in part ? [{ path: part.path, sha256: sha256Of(part.bytes) }] : []))
