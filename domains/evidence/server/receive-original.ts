import { sessionLives } from '@portal/accounts/server'
import { type CopyFields, type DeclaredPicture, declaredIn } from '@portal/files/contract'
import { giveUpload, judgeUpload, openUpload } from '@portal/files/server'
import {
  type Db,
  newDataKey,
  publish,
  removeSpooled,
  scanFile,
  sealWith,
  spool,
  type Upload,
} from '@portal/platform/server'
import { and, count, eq, gt } from 'drizzle-orm'
import type { ReceivedFile } from '../contract/detail.ts'
import { isTravelDocument, type Slot } from '../contract/slots.ts'
import { copyNote, statementVersion } from '../proof/statement/statement.ts'
import { mayShowCard, type PhotoReceived, photoReceived } from './card/photo-card.ts'
import { ensureConsent } from './consents.ts'
import { declaredOf } from './declared-copy.ts'
import { originals } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { ensure } from './failures.ts'
import { keepOriginal } from './keep-original.ts'
import { aboutOriginal, sealFreeKey } from './keys-of.ts'
import { makeStatement, newSalt } from './make-statement.ts'
import { signOriginal } from './original-links.ts'

/** How many files one user may send within so many hours. */
const quota = { files: 300, hours: 24 }

const ensureQuota = async ({ db, now, actor }: EvidenceCtx): Promise<void> => {
  const since = new Date(now().getTime() - quota.hours * 3_600_000)
  const [sent] = await db
    .select({ files: count() })
    .from(originals)
    .where(and(eq(originals.ownerId, actor.userId), gt(originals.receivedAt, since)))
  ensure((sent?.files ?? 0) < quota.files, 'file.quota')
}

type Reception = {
  slot: Slot | undefined
  /** The picture that the file is declared to be a smaller copy of; null for an original. */
  copyOf?: DeclaredPicture | null
  /** The session that sends the file. If it ended while the file was on its way, nothing is stored. */
  session?: string
  /** Is called in the transaction that stores the file, for changes that must happen together with it. */
  alongside?: (tx: Db) => Promise<void>
}

/**
 * Keeps a file exactly as it was sent, encrypted, and gives it a leaf of its own in the log at once, so that early material
 * has an early time. An infected file is kept in quarantine and gets no leaf; the call fails with `evidence.infected`.
 */
export const receiveOriginal = async (
  ctx: EvidenceCtx,
  upload: Upload,
  { slot, copyOf = null, session, alongside }: Reception,
): Promise<ReceivedFile> => {
  if (slot && isTravelDocument(slot)) await ensureConsent(ctx)
  await ensureQuota(ctx)
  const { fileName, kind } = await judgeUpload(ctx, upload, {
    purpose: 'evidence-slot',
    whose: ctx.actor.userId,
  })
  const scan = await scanFile(ctx, upload.path)
  const id = ctx.newId()
  const key = newDataKey(ctx)
  const { storageKey, seal, sha256, sm3, size } = await keepOriginal(ctx, { path: upload.path, id, key })
  const receivedAt = ctx.now()
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { db: tx, now: ctx.now }
      ensure(session === undefined || (await sessionLives(inside, session, { held: true })), 'session.required')
      await tx.insert(originals).values({
        id,
        ownerId: ctx.actor.userId,
        slot: slot ?? null,
        sha256,
        sm3,
        size,
        kind,
        storageKey,
        seal,
        dataKey: sealFreeKey(ctx, id, key),
        fileName: sealWith(ctx, key, Buffer.from(fileName), aboutOriginal(id)),
        scan,
        copyOfSha256: copyOf?.sha256 ?? null,
        copyOfSize: copyOf?.size ?? null,
        receivedAt,
      })
      await alongside?.(tx)
      if (scan === 'infected') return
      if (mayShowCard({ slot: slot ?? null, kind })) {
        await publish({ ...ctx, db: tx }, photoReceived, { id } satisfies PhotoReceived)
      }
      await makeStatement(
        { ...ctx, db: tx },
        {
          statement: {
            v: statementVersion,
            kind: 'file',
            evidence: 'NONE',
            salt: newSalt(ctx),
            receivedAt: receivedAt.toISOString(),
            sha256,
            sm3,
            ...copyNote(copyOf),
          },
          key,
          originalId: id,
        },
      )
    })
  } catch (error) {
    await ctx.storage.remove(storageKey)
    throw error
  }
  ensure(scan !== 'infected', 'evidence.infected')
  const { userId } = ctx.actor
  const links = signOriginal(ctx, { id, kind, slot: slot ?? null, ownerId: userId }, userId)
  return { id, ...links, fileName, sha256, sm3, size, receivedAt: receivedAt.getTime(), copyOf }
}

/**
 * Takes over a file that a phone has uploaded: its bytes are kept as an original, and the upload is removed. A smaller copy
 * stays one, whether the computer or the phone declared it.
 */
export const adoptUpload = async (
  ctx: EvidenceCtx,
  { body }: { body: { url: string; slot: Slot } & CopyFields },
): Promise<ReceivedFile> => {
  const { file, bytes } = await openUpload(ctx, { url: body.url, ownerId: ctx.actor.userId })
  const source = async function* () {
    yield bytes
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  let given: string | undefined
  try {
    const alongside = async (tx: Db) => {
      given = await giveUpload(tx, file.id)
    }
    const reception = { slot: body.slot, copyOf: declaredIn(body) ?? declaredOf(file), alongside }
    const received = await receiveOriginal(ctx, { ...spooled, fileName: file.fileName }, reception)
    if (given) await ctx.storage.remove(given)
    return received
  } finally {
    await removeSpooled(spooled)
  }
}
