import { AsnConvert } from '@peculiar/asn1-schema'
import { malformed } from './der.ts'

/** Reads bytes as the structure that `type` describes; throws "malformed" where the bytes do not fit it. */
export const parseAs = <T>(bytes: Uint8Array, type: new () => T): T => {
  try {
    return AsnConvert.parse(Uint8Array.from(bytes), type)
  } catch (error) {
    throw malformed(type.name, error)
  }
}

/** The parameters of an algorithm identifier, DER; undefined where it has none. */
export const parametersOf = ({ parameters }: { parameters?: ArrayBuffer | null }): Uint8Array | undefined =>
  parameters ? new Uint8Array(parameters) : undefined
