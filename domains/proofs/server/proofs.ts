import type { Ctx } from '@portal/platform/server'
import type { ProofView } from '../contract/proof-view.ts'
import { leafText } from '../proof/leaf.ts'
import { logProofText } from '../proof/log-proof.ts'
import { inclusionRanges } from '../proof/merkle.ts'
import { noPins, type Pins, pinsFolder } from '../proof/pins.ts'
import { policyText } from '../proof/policy.ts'
import { vkeyText } from '../proof/signed-note.ts'
import { anchorFiles, anchorPinsOf, anchorViewOf } from './anchor/anchor-view.ts'
import { type FoundEntry, findEntries } from './log/find-entries.ts'
import { logKeyOf } from './log/log-key.ts'
import { stampedPurposes } from './log/purpose.ts'
import { hashRanges } from './log/read-nodes.ts'
import { proofsSettings } from './proofs.settings.ts'
import { findStamps, revocationFiles, type Stamp, stampFiles, stampsOf, stampViewOf } from './timestamp/find-stamps.ts'
import { findRenewals, type Renewal } from './timestamp/renew-timestamps.ts'

type ProofCtx = Pick<Ctx, 'db' | 'config'>

/** A file of a package; its path begins with `evidence/` or `trust/`. */
export type ProofFile = { path: string; bytes: Uint8Array }

const fileOf = (path: string, text: string): ProofFile => ({ path, bytes: new TextEncoder().encode(text) })

const logOf = (origin: string, entry: FoundEntry): ProofView['log'] => ({
  origin,
  index: entry.index,
  leafHash: entry.leafHash,
  integratedAt: entry.integratedAt.getTime(),
  checkpoint: entry.checkpoint && {
    size: entry.checkpoint.size,
    root: entry.checkpoint.root,
    signedAt: entry.checkpoint.signedAt.getTime(),
    cosignatures: entry.cosignatures.map(({ witness, at }) => ({ witness, at: at.getTime() })),
  },
})

/** Whether the entry has its log signature, and those of enough witnesses. */
const isLogged = ({ checkpoint, cosignatures }: FoundEntry, quorum: number): boolean =>
  checkpoint !== null && cosignatures.length >= quorum

/**
 * Whether an authority stamped the checkpoint, and also the statement itself where its purpose calls for a stamp of its own.
 */
const isStamped = ({ purpose }: FoundEntry, stamps: readonly Stamp[]): boolean => {
  const has = (target: Stamp['target']) => stamps.some((stamp) => stamp.target === target)
  return has('checkpoint') && (has('statement') || !stampedPurposes.includes(purpose))
}

/** The proofs of statements, by the SHA-256 of each; statements that the log does not hold are left out. */
export const proofOf = async (ctx: ProofCtx, sha256s: readonly string[]): Promise<Map<string, ProofView>> => {
  const { origin, quorum, witnesses, authorities, chain } = proofsSettings(ctx.config)
  const entries = await findEntries(ctx, sha256s)
  const stamps = await findStamps(ctx, entries)
  return new Map(
    entries.map((entry) => {
      const own = stampsOf(entry, stamps)
      const view: ProofView = {
        log: logOf(origin, entry),
        timestamps: own.map(stampViewOf),
        anchor: anchorViewOf(chain, entry),
        configured: {
          timestamp: authorities.length > 0,
          witness: { needed: quorum, of: witnesses.length },
          anchor: chain !== undefined,
        },
        settled:
          isLogged(entry, quorum) &&
          (authorities.length === 0 || isStamped(entry, own)) &&
          (!chain || entry.anchor?.state === 'final'),
      }
      return [entry.sha256, view]
    }),
  )
}

/** The public keys of this portal's log and of the logs that it kept before. */
export const ownLogs = async (ctx: Pick<Ctx, 'config'>): Promise<string[]> => {
  const { key } = await logKeyOf(ctx)
  return [key, ...proofsSettings(ctx.config).formerLogs].map(vkeyText)
}

/** The pins that this portal suggests: a verifier decides for itself whom to trust. */
export const ownPins = async (ctx: ProofCtx): Promise<Pins> => {
  const { quorum, witnesses, authorities, chain } = proofsSettings(ctx.config)
  return {
    ...noPins,
    logs: await ownLogs(ctx),
    witnesses: { quorum, keys: witnesses.map((witness) => vkeyText(witness.key)) },
    timestamps: authorities.map(({ name, rootPem: root, policies }) => ({ name, root, policies: [...policies] })),
    anchors: await anchorPinsOf(ctx, chain),
  }
}

const logFiles = async (ctx: ProofCtx, entry: FoundEntry): Promise<ProofFile[]> => {
  const leaf = fileOf('evidence/leaf.txt', leafText(entry))
  if (!entry.checkpoint) return [leaf]
  const { size, note } = entry.checkpoint
  const checkpoint = `${note}${entry.cosignatures.map(({ line }) => line).join('')}`
  const hashes = await hashRanges(ctx, inclusionRanges(entry.index, size))
  return [
    leaf,
    fileOf('evidence/proof.tlog-proof', logProofText({ index: entry.index, hashes, checkpoint })),
    fileOf('evidence/checkpoint.txt', checkpoint),
  ]
}

const trustFiles = async (ctx: ProofCtx): Promise<ProofFile[]> => {
  const { quorum, witnesses } = proofsSettings(ctx.config)
  const { key } = await logKeyOf(ctx)
  const policy = policyText([key], { quorum, witnesses: witnesses.map((witness) => witness.key) })
  const pins = pinsFolder(await ownPins(ctx)).map(({ path, text }) => fileOf(`trust/${path}`, text))
  return [...pins, fileOf('trust/tlog-policy.txt', policy)]
}

/** The files that prove one statement: its log proof, its stamps and its anchor. */
const ownFiles = async (ctx: ProofCtx, entry: FoundEntry, stamps: readonly Stamp[]): Promise<ProofFile[]> => [
  ...(await logFiles(ctx, entry)),
  ...stampFiles(stamps),
  ...anchorFiles(entry),
]

/** One renewal list with its own proofs; no files while these are on their way, since nothing is renewed before. */
const provedRenewal = async (ctx: ProofCtx, { sha256, list }: Renewal): Promise<ProofFile[]> => {
  const [entry] = await findEntries(ctx, [sha256])
  if (!entry) return []
  const stamps = stampsOf(entry, await findStamps(ctx, [entry]))
  if (!isLogged(entry, proofsSettings(ctx.config).quorum) || !isStamped(entry, stamps)) return []
  return [{ path: 'evidence/list.txt', bytes: list }, ...(await ownFiles(ctx, entry, stamps))]
}

/** The files of the lists that renew old stamps, the oldest first, each list in a folder of its own. */
const renewalFiles = async (ctx: ProofCtx, stamps: readonly Stamp[]): Promise<ProofFile[]> => {
  const renewals = await findRenewals(ctx, stamps)
  const proved = await Promise.all(renewals.map((renewal) => provedRenewal(ctx, renewal)))
  return proved
    .filter((files) => files.length > 0)
    .flatMap((files, at) =>
      files.map(({ path, bytes }) => ({ path: path.replace('evidence/', `evidence/renewal/${at + 1}/`), bytes })),
    )
}

/**
 * The files of a package that prove a statement, as far as they exist; none for a statement that the log does not hold.
 * Revocation lists are among them only once a renewal names them: before that, nothing shows that these lists are the ones
 * that were kept.
 */
export const proofFiles = async (ctx: ProofCtx, sha256: string): Promise<ProofFile[]> => {
  const [entry] = await findEntries(ctx, [sha256])
  if (!entry) return []
  const stamps = stampsOf(entry, await findStamps(ctx, [entry]))
  const renewals = await renewalFiles(ctx, stamps)
  const lists = renewals
    .filter(({ path }) => path.endsWith('/list.txt'))
    .map(({ bytes }) => new TextDecoder().decode(bytes))
  const revocations = await revocationFiles(ctx, stamps, lists)
  return [...(await ownFiles(ctx, entry, stamps)), ...revocations, ...renewals, ...(await trustFiles(ctx))]
}
