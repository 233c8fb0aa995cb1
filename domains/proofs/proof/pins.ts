import * as z from 'zod/mini'
import { anchorProfiles } from './anchor/anchor-file.ts'
import { fromBase64 } from './base64.ts'
import { readVkey } from './signed-note.ts'

/** Names the form of a file of pins. */
const pinsVersion = 'cn.ip-evidence.pins/1'

const name = z.string().check(z.minLength(1), z.maxLength(200))
/** A key in the form `name+id+key` of c2sp.org/signed-note. */
const vkey = z.string().check(z.refine((text) => readVkey(text) !== undefined))
const oid = z.string().check(z.regex(/^[0-2](\.\d+)+$/))
const publicKey = z.string().check(z.regex(/^0x04[0-9a-f]{128}$/))
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))

const pemForm = /^-----BEGIN CERTIFICATE-----\n(?<body>[A-Za-z0-9+/=\n]+)-----END CERTIFICATE-----\n?$/

/** The bytes of a PEM text that holds exactly one certificate; undefined for any other text. */
export const certificateBytes = (pem: string): Uint8Array | undefined =>
  fromBase64(pemForm.exec(pem)?.groups?.body?.replaceAll('\n', '') ?? '-')

const pem = z.string().check(z.refine((text) => certificateBytes(text) !== undefined))

/** Replaces zod's own `url`, which would make each inner page of the portal half a kilobyte larger. */
const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * What a verifier trusts, told from outside whatever it verifies. Nothing in a package can add to the pins, since a package
 * forged from nothing brings keys of its own.
 */
export const pinsForm = z.object({
  v: z.literal(pinsVersion),
  /** Keys of the logs; a key's name is its log's origin. */
  logs: z.array(vkey),
  /** How many (`quorum`) of these witnesses must have cosigned; a quorum of 0 and no keys where nobody witnesses. */
  witnesses: z.object({ quorum: z.int().check(z.gte(0)), keys: z.array(vkey) }),
  /** Time-stamp authorities: the root certificate of each, and the policies under which a stamp of it is accepted. */
  timestamps: z.array(z.object({ name, root: pem, policies: z.array(oid).check(z.minLength(1)) })),
  /**
   * The chains, and who writes checkpoints there. `contracts`: to which addresses besides its own a sender may write a
   * checkpoint; left out, to any. `keys`: public keys of the senders (uncompressed), for programs that cannot work out who
   * signed. `profile`: `no-header-proof` where nobody can be shown offline that a block belongs to this chain.
   */
  anchors: z.array(
    z.object({
      name,
      chainId: z.int().check(z.gte(1)),
      senders: z.array(address).check(z.minLength(1)),
      contracts: z.optional(z.array(address)),
      keys: z.optional(z.array(publicKey)),
      profile: z.optional(z.enum(anchorProfiles)),
    }),
  ),
  /** Who runs the portal whose log this is, as the portal's statements must name this operator. */
  operator: z.optional(
    z.object({ name: z.string().check(z.maxLength(500)), uscc: z.string().check(z.maxLength(500)) }),
  ),
  /** The web address of public records, without the record's number at its end. */
  records: z.optional(z.string().check(z.refine(isWebAddress))),
})

export type Pins = z.infer<typeof pinsForm>

/** Pins that trust nobody: every check that needs a key is then left open. */
export const noPins: Pins = {
  v: pinsVersion,
  logs: [],
  witnesses: { quorum: 0, keys: [] },
  timestamps: [],
  anchors: [],
}

/** Reads the text of a pins file; undefined where it is none, or where it asks for more witnesses than it names. */
export const readPins = (text: string): Pins | undefined => {
  const value = readJson(text)
  const { success, data } = pinsForm.safeParse(value)
  return success && data.witnesses.quorum <= data.witnesses.keys.length ? data : undefined
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The text of a pins file, indented so that people can read and compare it. */
export const pinsText = (pins: Pins): string => `${JSON.stringify(pins, undefined, 2)}\n`

/**
 * The same pins as a folder that a shell script reads line by line: `trust/` of a package has this form, and so has the
 * folder that `verify.sh` takes as its argument.
 */
export const pinsFolder = (pins: Pins): { path: string; text: string }[] => [
  { path: 'pins.json', text: pinsText(pins) },
  { path: 'log.vkey', text: linesOf(pins.logs) },
  { path: 'witness.vkey', text: linesOf(pins.witnesses.keys) },
  { path: 'witness.quorum', text: `${pins.witnesses.quorum}\n` },
  ...pins.timestamps.flatMap(({ name, root, policies }, at) => [
    { path: `tsa-${at + 1}.pem`, text: root },
    { path: `tsa-${at + 1}.policies`, text: linesOf(policies) },
    { path: `tsa-${at + 1}.name`, text: linesOf([name]) },
  ]),
  { path: 'chains.txt', text: linesOf(pins.anchors.map(chainLine)) },
  ...(pins.operator ? [{ path: 'operator.json', text: linesOf([JSON.stringify(operatorOf(pins.operator))]) }] : []),
  ...(pins.records === undefined ? [] : [{ path: 'records.txt', text: linesOf([pins.records]) }]),
]

/** The operator with its fields in the order that statements use too, since a shell script compares them as text. */
const operatorOf = ({ name, uscc }: NonNullable<Pins['operator']>) => ({ name, uscc })

const listOf = (items: readonly string[] | undefined): string => (items && items.length > 0 ? items.join(',') : '-')

/**
 * One chain on one line: number, profile, senders, contracts, keys, then the name to the end; `-` stands for what the pins
 * leave open.
 */
const chainLine = ({ name, chainId, senders, contracts, keys, profile }: Pins['anchors'][number]): string =>
  [chainId, profile ?? '-', listOf(senders), listOf(contracts), listOf(keys), name].join(' ')

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
