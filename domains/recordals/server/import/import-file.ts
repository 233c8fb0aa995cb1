import type { Readable } from 'node:stream'
import { type Ctx, removeSpooled, spool } from '@portal/platform/server'
import { fail } from '../failures.ts'
import type { recordalImports } from '../import.table.ts'
import { openSource } from './source/open-source.ts'
import type { TableSource } from './source/table-source.ts'

const keyBytes = 20

/** The form of the keys under which this domain stores files; it keeps the clean-up of other domains away from them. */
export const importKeyForm = /^[0-9a-f]{40}-ri$/
export const newImportKey = ({ chance }: Pick<Ctx, 'chance'>): string => `${chance(keyBytes).toString('hex')}-ri`

type ImportFile = Pick<typeof recordalImports.$inferSelect, 'storageKey' | 'size' | 'format' | 'encoding' | 'sample'>

/**
 * Opens a kept file for `read`, which gets its lines. A workbook is read from a copy on disk, which is gone afterwards.
 */
export const withImportFile = async <T>(
  { storage }: Pick<Ctx, 'storage'>,
  { storageKey, size, format, encoding, sample }: ImportFile,
  read: (source: TableSource) => Promise<T>,
): Promise<T> => {
  const key = storageKey ?? fail('import.not_now')
  let copy: { path: string } | undefined
  const content = (): Promise<Readable> => storage.read(key)
  try {
    const source = await openSource({
      format,
      encoding,
      size,
      separator: sample?.separator?.separator,
      text: content,
      path: async () => {
        copy = await spool(await content(), storage.spoolFolder, () => undefined)
        return copy.path
      },
    })
    return await read(source)
  } finally {
    if (copy) await removeSpooled(copy)
  }
}
