import { copyRows, type PersonalSource } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { files } from './file.table.ts'
import { openBytes } from './file-bytes.ts'
import { forgetUploads } from './forget-files.ts'
import { isPassed } from './scan-uploads.ts'

/** What this domain keeps of a person; files that are attached go with what they are attached to. */
export const filesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '上传的文件',
      rows: await copyRows(ctx, files, {
        where: eq(files.ownerId, userId),
        fields: ['id', 'fileName', 'size', 'sha256', 'attachedKind', 'createdAt'],
      }),
    },
  ],
  files: async (ctx, userId) => {
    const own = await ctx.db.select().from(files).where(eq(files.ownerId, userId)).orderBy(asc(files.createdAt))
    // What the virus scanner has not passed is handed out to nobody.
    return own.filter(isPassed).map((file) => ({
      path: `files/${file.id}-${file.fileName}`,
      open: () => openBytes(ctx, file),
    }))
  },
  eraseAtOnce: forgetUploads,
}
