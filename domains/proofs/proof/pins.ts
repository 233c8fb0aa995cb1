import * as z from 'zod/mini'
import { anchorProfiles } from './anchor/anchor-file.ts'
import { fromBase64 } from './base64.ts'
import { readVkey } from './signed-note.ts'

/** Names the form of a file of pins. */
const pinsVersion = 'cn.ip-evidence.pins/1'

const name = z.string().check(z.minLength(1), z.maxLength(200))
/** `name+id+key` of c2sp.org/signed-note. */
const vkey = z.string().check(z.refine((text) => readVkey(text) !== undefined))
const oid = z.string().check(z.regex(/^[0-2](\.\d+)+$/))
const publicKey = z.string().check(z.regex(/^0x04[0-9a-f]{128}$/))
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))

const pemForm = /^-----BEGIN CERTIFICATE-----\n(?<body>[A-Za-z0-9+/=\n]+)-----END CERTIFICATE-----\n?$/

/** The bytes of one certificate in PEM; undefined for any other text. */
export const certificateBytes = (pem: string): Uint8Array | undefined =>
  fromBase64(pemForm.exec(pem)?.groups?.body?.replaceAll('\n', '') ?? '-')

const pem = z.string().check(z.refine((text) => certificateBytes(text) !== undefined))

/** Takes the place of zod's own `url`, with which each inner page of the portal would weigh half a kilobyte more. */
const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * What a verifier trusts, from outside whatever it verifies. Nothing in a package can add to it: a package forged from
 * nothing brings keys of its own.
 */
export const pinsForm = z.object({
  v: z.literal(pinsVersion),
  /** Keys of the logs; a key's name is its log's origin. */
  logs: z.array(vkey),
  /** So many of these witnesses must have cosigned; none of none where nobody witnesses. */
  witnesses: z.object({ quorum: z.int().check(z.gte(0)), keys: z.array(vkey) }),
  /** Authorities: the root certificate, and the policies under which a stamp is accepted. */
  timestamps: z.array(z.object({ name, root: pem, policies: z.array(oid).check(z.minLength(1)) })),
  /**
   * Chains, and who writes checkpoints there. `contracts`: where a checkpoint may be written besides to the sender itself;
   * left out, anywhere. `keys`: public keys of senders (uncompressed), for programs that cannot work out who signed. `profile`: `no-header-proof` where the blocks of this chain can be shown to nobody offline.
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
  /** Who runs the portal whose log this is, as its statements are to name it. */
  operator: z.optional(
    z.object({ name: z.string().check(z.maxLength(500)), uscc: z.string().check(z.maxLength(500)) }),
  ),
  /** The address of public records, without the number at its end. */
  records: z.optional(z.string().check(z.refine(isWebAddress))),
})

export type Pins = z.infer<typeof pinsForm>

/** Trusts nobody: everything that hangs on a key is then left open. */
export const noPins: Pins = {
  v: pinsVersion,
  logs: [],
  witnesses: { quorum: 0, keys: [] },
  timestamps: [],
  anchors: [],
}

/** The pins in the text of a file; undefined where it is none, or asks for more witnesses than it names. */
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

/** As it is written to a file: for eyes and for comparing. */
export const pinsText = (pins: Pins): string => `${JSON.stringify(pins, undefined, 2)}\n`

/**
 * The same pins as a folder that a shell reads line by line; `trust/` of a package has this form, and so has the folder
 * that `verify.sh` takes as its argument.
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

/** The one order of names that a statement writes too, so that a shell compares texts. */
const operatorOf = ({ name, uscc }: NonNullable<Pins['operator']>) => ({ name, uscc })

const listOf = (items: readonly string[] | undefined): string => (items && items.length > 0 ? items.join(',') : '-')

/** Number, profile, senders, contracts, keys, and the name to the end of the line; `-` stands for what the pins leave open. */
const chainLine = ({ name, chainId, senders, contracts, keys, profile }: Pins['anchors'][number]): string =>
  [chainId, profile ?? '-', listOf(senders), listOf(contracts), listOf(keys), name].join(' ')

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
