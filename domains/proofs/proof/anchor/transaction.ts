import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes } from '@noble/hashes/utils'
import { bytesOf, decodeRlp, encodeRlp, listOf, quantityBytes, quantityOf, type Rlp } from './rlp.ts'

/** What a signed transaction of Ethereum's form says; addresses in lower case with 0x. */
export type ReadTransaction = {
  chainId: number | undefined
  nonce: number
  /** The address that the transaction is sent to; undefined where it creates a contract. */
  to: string | undefined
  data: Uint8Array
  from: string
}

/** At which positions the fields of each kind of transaction stand; the fields before the signature are what is signed. */
type Layout = { to: number; nonce: number; data: number; signature: number }

const layouts: Record<number, Layout> = {
  1: { nonce: 1, to: 4, data: 6, signature: 8 },
  2: { nonce: 1, to: 5, data: 7, signature: 9 },
}
const plain: Layout = { nonce: 0, to: 3, data: 5, signature: 6 }

const addressOf = (publicKey: Uint8Array): string => `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(12))}`

const signerOf = (signed: Uint8Array, r: bigint, s: bigint, parity: number): string | undefined => {
  if (parity !== 0 && parity !== 1) return undefined
  const { n } = secp256k1.CURVE
  // EIP-2: each signature has a twin with a higher s that verifies too; only the one with the lower s counts.
  if (r <= 0n || r >= n || s <= 0n || s > n / 2n) return undefined
  const signature = new secp256k1.Signature(r, s).addRecoveryBit(parity)
  try {
    return addressOf(signature.recoverPublicKey(keccak_256(signed)).toRawBytes(false))
  } catch (error) {
    // With r and s in these bounds, recovery fails for one reason only: no point of the curve has this r.
    if (error instanceof Error) return undefined
    throw error
  }
}

const readFields = (fields: readonly Rlp[], { nonce, to, data }: Layout) => {
  const target = bytesOf(fields[to])
  return {
    nonce: Number(quantityOf(fields[nonce])),
    to: target.length === 0 ? undefined : `0x${bytesToHex(target)}`,
    data: bytesOf(fields[data]),
  }
}

/** EIP-155 puts the chain into the last number of the signature: v = 35 + 2 × chain + parity. */
const readPlain = (raw: Uint8Array): ReadTransaction | undefined => {
  const fields = listOf(decodeRlp(raw))
  if (fields.length !== 9) return undefined
  const v = Number(quantityOf(fields[6]))
  const chainId = v >= 35 ? Math.floor((v - 35) / 2) : undefined
  const ending: Rlp[] = chainId === undefined ? [] : [quantityBytes(chainId), new Uint8Array(), new Uint8Array()]
  const parity = chainId === undefined ? v - 27 : (v - 35) % 2
  const signed = encodeRlp([...fields.slice(0, plain.signature), ...ending])
  const from = signerOf(signed, quantityOf(fields[7]), quantityOf(fields[8]), parity)
  return from === undefined ? undefined : { chainId, from, ...readFields(fields, plain) }
}

/**
 * Reads a signed transaction (plain, EIP-2930 or EIP-1559) and recovers who signed it; undefined for other kinds and for bad
 * signatures.
 */
export const readTransaction = (raw: Uint8Array): ReadTransaction | undefined => {
  const [kind = 0] = raw
  if (kind >= 0xc0) return readPlain(raw)
  const layout = layouts[kind]
  if (!layout) return undefined
  const fields = listOf(decodeRlp(raw.subarray(1)))
  if (fields.length !== layout.signature + 3) return undefined
  const [parity, r, s] = fields.slice(layout.signature)
  const signed = concatBytes(Uint8Array.of(kind), encodeRlp(fields.slice(0, layout.signature)))
  const from = signerOf(signed, quantityOf(r), quantityOf(s), Number(quantityOf(parity)))
  return from === undefined
    ? undefined
    : { chainId: Number(quantityOf(fields[0])), from, ...readFields(fields, layout) }
}
