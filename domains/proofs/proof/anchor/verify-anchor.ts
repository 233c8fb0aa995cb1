import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { AnchorFile } from './anchor-file.ts'
import { type AnchorPayload, decodeAnchor } from './payload.ts'
import { bytesOf, decodeRlp, isMalformedRlp, listOf, quantityOf } from './rlp.ts'
import { type ReadTransaction, readTransaction } from './transaction.ts'
import { transactionKey, walkTrie } from './trie-proof.ts'

/** Why an anchor fails verification, one code for each check. */
export const anchorFaults = {
  malformed: '锚定文件损坏',
  transaction: '交易无法识别，或其签名不成立',
  transaction_hash: '交易与所写的交易哈希不符',
  payload: '交易中写的不是存证日志的签名内容',
  checkpoint: '交易中写的是另一次日志签名',
  chain: '交易不属于所写的链',
  header: '区块头与所写的区块哈希、高度或时间不符',
  inclusion: '交易不在所写的区块中',
  sender: '交易不是由认可的地址发出',
  target: '交易没有写到认可的合约',
  no_pins: '没有提供用于核验的链与地址',
} as const

export type AnchorFault = keyof typeof anchorFaults

/**
 * A chain that the verifier trusts, told from outside the package: its name, who writes checkpoints there, and to which
 * addresses.
 */
export type ChainPin = {
  name: string
  chainId: number
  senders: readonly string[]
  contracts?: readonly string[] | undefined
}

export type AnchorFacts = {
  /** The name of the chain in the pins, since nothing proves the name that the anchor file gives. */
  chain: string
  /** Whether the anchor file gives the chain another name than the pins do. */
  isRenamed: boolean
  chainId: number
  transactionHash: string
  sender: string
  blockNumber: number
  /** The hash of the block, which the reader compares with what a node of the chain says. */
  blockHash: string
  /** The time of the block by the chain's clock, epoch ms. */
  blockTime: number
  size: number
  /** The root of the log that the transaction wrote, in hex. */
  root: string
  /** Whether the file itself proves that the transaction stands in this block; if not, only a node of the chain can tell. */
  inBlock: boolean
}

export type AnchorVerdict = { ok: true; facts: AnchorFacts } | { ok: false; fault: AnchorFault }

export type AnchorCheck = {
  anchor: AnchorFile
  /** The checkpoint that the transaction must write. */
  checkpoint: AnchorPayload
  /** Who may write checkpoints, and to which addresses, told from outside the package. */
  pins: readonly ChainPin[]
}

const bytes = (hex: string): Uint8Array => hexToBytes(hex.slice(2))

const header = { transactionsRoot: 4, number: 8, time: 11 }

const headerFault = (anchor: AnchorFile, encoded: Uint8Array): AnchorFault | undefined => {
  if (`0x${bytesToHex(keccak_256(encoded))}` !== anchor.blockHash) return 'header'
  const fields = listOf(decodeRlp(encoded))
  if (quantityOf(fields[header.number]) !== BigInt(anchor.blockNumber)) return 'header'
  if (quantityOf(fields[header.time]) * 1000n !== BigInt(anchor.blockTime)) return 'header'
  const value = walkTrie(
    bytesOf(fields[header.transactionsRoot]),
    transactionKey(anchor.transactionIndex),
    (anchor.proof ?? []).map(bytes),
  )
  return value && bytesToHex(value) === anchor.rawTransaction.slice(2) ? undefined : 'inclusion'
}

/** Whether its sender may write to this address: its own, one that the pins name, or any where the pins name none. */
const isTarget = ({ contracts }: ChainPin, { from, to = '' }: ReadTransaction): boolean =>
  contracts === undefined || to === from || contracts.includes(to)

const check = ({ anchor, checkpoint, pins }: AnchorCheck): AnchorVerdict => {
  const refuse = (fault: AnchorFault): AnchorVerdict => ({ ok: false, fault })
  const raw = bytes(anchor.rawTransaction)
  if (`0x${bytesToHex(keccak_256(raw))}` !== anchor.transactionHash) return refuse('transaction_hash')
  const transaction = readTransaction(raw)
  if (!transaction) return refuse('transaction')
  const payload = decodeAnchor(transaction.data)
  if (!payload) return refuse('payload')
  const root = bytesToHex(payload.root)
  if (payload.size !== checkpoint.size || root !== bytesToHex(checkpoint.root)) return refuse('checkpoint')
  if (transaction.chainId !== anchor.chainId) return refuse('chain')
  const fault = anchor.header === undefined ? undefined : headerFault(anchor, bytes(anchor.header))
  if (fault) return refuse(fault)
  if (pins.length === 0) return refuse('no_pins')
  const known = pins.filter((pin) => pin.chainId === anchor.chainId && pin.senders.includes(transaction.from))
  if (known.length === 0) return refuse('sender')
  const pin = known.find((one) => isTarget(one, transaction))
  if (!pin) return refuse('target')
  const { chainId, transactionHash, blockNumber, blockHash, blockTime } = anchor
  return {
    ok: true,
    facts: {
      ...{ chain: pin.name, isRenamed: pin.name !== anchor.chain, chainId },
      ...{ transactionHash, sender: transaction.from, blockNumber, blockHash, blockTime },
      ...{ size: payload.size, root, inBlock: anchor.header !== undefined },
    },
  }
}

/**
 * Verifies an anchor offline as far as possible: signature, sender, content and, where the file carries a proof of it, the
 * block.
 */
export const verifyAnchor = (input: AnchorCheck): AnchorVerdict => {
  try {
    return check(input)
  } catch (error) {
    if (isMalformedRlp(error)) return { ok: false, fault: 'malformed' }
    throw error
  }
}
