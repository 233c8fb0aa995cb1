import { type ChangeCtx, createGate, type Upload } from '@portal/platform/server'
import type { ListImport } from '../contract/import.ts'
import { newImportKey } from './import-file.ts'
import { readImport } from './list-imports.ts'
import type { KindWith } from './list-kind.ts'
import { recordImportAct } from './record-import-act.ts'
import { surveyFile } from './survey-file.ts'

/** Finding out the encoding reads a whole file, so only one file at a time is looked through. */
const surveying = createGate({ running: 1, waiting: 4 })

const longestName = 200

type ReceiveCtx = ChangeCtx<'chance' | 'storage'>
type Kind = KindWith<'name' | 'deskPath' | 'tables' | 'headings' | 'documents' | 'keyEnd'>

/**
 * Stores a list that was handed in, so that staff can look at it and start it; answers the import's id. A file that is no list
 * is not kept.
 */
export const keepImport =
  (kind: Kind) =>
  async (ctx: ReceiveCtx, upload: Upload): Promise<string> => {
    const survey = await surveying(() => surveyFile(kind, upload))
    const { size, sha256 } = upload
    const id = ctx.newId()
    const storageKey = newImportKey(kind, ctx)
    const fileName = upload.fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, longestName) || '未命名'
    await ctx.storage.keep(upload, storageKey)
    try {
      await ctx.db.transaction(async (tx) => {
        await tx.insert(kind.tables.imports).values({
          ...{ id, fileName, size, sha256, storageKey, ...survey },
          state: 'received',
          isDemonstration: false,
          createdBy: ctx.actor?.userId ?? null,
          createTime: ctx.now(),
        })
        const detail = { fileName, size, sha256 }
        await recordImportAct(
          kind,
          { ...ctx, db: tx },
          { importId: id, act: 'upload', detail, told: { before: null, after: { state: 'received', ...detail } } },
        )
      })
    } catch (error) {
      await ctx.storage.remove(storageKey)
      throw error
    }
    return id
  }

export const uploadImport =
  (kind: Kind) =>
  async (ctx: ReceiveCtx, { upload }: { upload: Upload }): Promise<ListImport> =>
    readImport(kind)(ctx, { params: { id: await keepImport(kind)(ctx, upload) } })
