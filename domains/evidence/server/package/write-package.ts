import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Ctx } from '@portal/platform/server'
import { pinsFolder } from '@portal/proofs/proof'
import { cardFiles, proofFiles, proofOf } from '@portal/proofs/server'
import { isSealed, readStatement } from '../../proof/statement/statement.ts'
import { portalPins } from '../portal-pins.ts'
import type { PackageInput, ProvedStatement } from './package-input.ts'
import { packageParts } from './package-parts.ts'
import { zipStream } from './zip-stream.ts'

type PackageCtx = Pick<Ctx, 'db' | 'config'>

/** The files that prove the time card which a statement names; none where it names no card. */
const shownCard = async (ctx: PackageCtx, bytes: Uint8Array, sha256: string) => {
  const reading = readStatement(bytes)
  const named = 'statement' in reading && isSealed(reading.statement) ? reading.statement.notBefore : null
  return named ? await cardFiles(ctx, { size: named.size, sha256 }) : []
}

/** Statements with the proofs that exist for them at this moment. Throws if the log does not hold one of them. */
const prove = async (ctx: PackageCtx, statements: readonly Uint8Array[]): Promise<ProvedStatement[]> => {
  const digests = statements.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  const views = await proofOf(ctx, digests)
  const trust = pinsFolder(await portalPins(ctx)).map(({ path, text }) => ({
    path: `trust/${path}`,
    bytes: new TextEncoder().encode(text),
  }))
  const isOwn = ({ path }: { path: string }) => !trust.some((one) => one.path === path)
  return Promise.all(
    statements.map(async (bytes, at) => {
      const sha256 = digests[at] ?? ''
      const view = views.get(sha256)
      if (!view) throw new Error(`statement ${sha256} is not in the log`)
      const proofs = (await proofFiles(ctx, sha256)).filter(isOwn)
      return { bytes, view, files: [...proofs, ...trust, ...(await shownCard(ctx, bytes, sha256))] }
    }),
  )
}

/**
 * The package of a sealed record as a ZIP stream. `statements` are in order, oldest first; the originals are read one after
 * the other while it flows. Fails before the first byte if a proof cannot be read; an unreadable original ends the stream.
 */
export const writePackage = async (
  ctx: PackageCtx,
  { statements, ...input }: Omit<PackageInput, 'statements'> & { statements: readonly Uint8Array[] },
): Promise<Readable> => zipStream(await packageParts({ ...input, statements: await prove(ctx, statements) }))
