import {
  attachFiles,
  detachFiles,
  fileIdOf,
  fileLinks,
  mediaTypeOf,
  readAttached,
  storeFile,
} from '@portal/files/server'
import { type Bytes, printPaper, type SignedInCtx } from '@portal/platform/server'
import type { ProxyForm } from '../../contract/paper-endpoints.ts'
import { ensure } from '../failures.ts'
import type { Trademark } from '../file/file.table.ts'
import { getTrademark } from '../file/find-trademark.ts'
import { listedName } from '../file/list-own.ts'
import { applicantOf, contactsOf } from '../file/personal-data.ts'
import { findStanding, getCallingProvider } from '../file/standing.ts'
import { type ProxyFacts, proxyPaper, proxyTitle } from './proxy-paper.ts'

/** The files domain knows powers of attorney by this noun and the id of the user to whom they were given. */
export const proxyFileKind = 'trademark-proxy'

/** The number of the case in the name of its file. */
const numberInName = /SB\d{14}/

/** How many of them a user keeps: each call makes one, and an older one is made again at any time. */
const kept = 20

/** The case of a business number, for its owner and for the provider that holds it. @throws AppFailure `record.not_found` */
const getCase = async (ctx: Pick<SignedInCtx, 'db' | 'actor'>, businessSn: string): Promise<Trademark> => {
  const trademark = await getTrademark(ctx, businessSn)
  const standing = findStanding(ctx, trademark)
  ensure(standing === 'owner' || standing === 'holder', 'record.not_found')
  if (standing === 'holder') await getCallingProvider(ctx)
  return trademark
}

const factsOf = (ctx: SignedInCtx, trademark: Trademark): Omit<ProxyFacts, 'at'> => {
  const { businessSn, kind, classes, providerName, providerLicenceNo } = trademark
  const [contact = null] = contactsOf(ctx, trademark)
  return {
    ...{ businessSn, kind, classes, contact, name: listedName(trademark), applicant: applicantOf(ctx, trademark) },
    provider: providerName === null ? null : { name: providerName, licenceNo: providerLicenceNo },
  }
}

/** Before the application is sent only the name is known, which the form has. */
const blankOf = ({ trademark, 'trademark.trademark_name': dotted = '' }: ProxyForm): Omit<ProxyFacts, 'at'> => ({
  ...{ businessSn: '', kind: null, classes: [], contact: null, applicant: null, provider: null },
  name: trademark?.trademark_name || dotted,
})

/** Leaves the newest ones to their user; the sweep of files removes the others. */
const letGo = async (ctx: SignedInCtx, ref: string): Promise<void> => {
  const given = await fileLinks(ctx, { kind: proxyFileKind, ref })
  const ids = given.slice(0, -kept).map(({ id }) => id)
  await detachFiles(ctx, { kind: proxyFileKind, ref, ids })
}

/**
 * Prints the power of attorney of a case, or one of which only the name is known, and gives it to the caller as a private file.
 * It is no paper of the case: what counts there is the signed one, which the customer uploads.
 * @throws AppFailure `record.not_found` for a case that is neither his own nor held by him; `file.quota`
 */
export const giveProxy = async (
  ctx: SignedInCtx,
  { body }: { body: ProxyForm },
): Promise<{ url: string; fileName: string }> => {
  const { work_order_id: businessSn } = body
  const facts = businessSn === '' ? blankOf(body) : factsOf(ctx, await getCase(ctx, businessSn))
  const bytes = await printPaper(proxyPaper({ ...facts, at: ctx.now() }))
  // Names of files are not sealed, so that this one tells the number alone.
  const fileName = businessSn === '' ? `${proxyTitle}.pdf` : `${proxyTitle} ${businessSn}.pdf`
  const { url } = await storeFile(ctx, { bytes, fileName, purpose: 'generic' })
  const ownerId = ctx.actor.userId
  const given = { references: [{ url }], purposes: ['generic'], ownerId, max: 1 } as const
  await attachFiles(ctx, { ...given, kind: proxyFileKind, ref: ownerId })
  await letGo(ctx, ownerId)
  return { url, fileName }
}

/** The bytes of a power of attorney that was given to the caller. @throws AppFailure `record.not_found` for any other address */
export const sendProxy = async (ctx: SignedInCtx, { query }: { query: { url: string } }): Promise<Bytes> => {
  const id = fileIdOf(query.url)
  ensure(id !== undefined, 'record.not_found')
  const { file, bytes } = await readAttached(ctx, { id, kind: proxyFileKind, ref: ctx.actor.userId })
  // It names the customer, whom a provider from whom the case was taken no longer knows.
  const [businessSn] = numberInName.exec(file.fileName) ?? []
  if (businessSn !== undefined) await getCase(ctx, businessSn)
  return { content: bytes, type: mediaTypeOf(file.kind), fileName: file.fileName }
}
