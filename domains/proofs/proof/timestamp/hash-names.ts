export type HashName = 'sha256' | 'sha384' | 'sha512' | 'sm3'

const hashes: Record<string, HashName> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '1.2.156.10197.1.401': 'sm3',
}

/** The hash that a dotted number (OID) names; undefined for numbers that this verifier does not know. */
export const hashOf = (oid: string): HashName | undefined => hashes[oid]
