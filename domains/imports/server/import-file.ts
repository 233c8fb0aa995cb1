import type { Readable } from 'node:stream'
import { type Ctx, removeSpooled, spool } from '@portal/platform/server'
import { fail } from './failures.ts'
import type { ImportRecord } from './import-tables.ts'
import type { KindWith } from './list-kind.ts'
import { openSource } from './source/open-source.ts'
import type { TableSource } from './source/table-source.ts'

const keyBytes = 20

/** The form of the keys under which files of one kind of list are stored. */
export const importKeyForm = ({ keyEnd }: KindWith<'keyEnd'>): RegExp => new RegExp(`^[0-9a-f]{40}-${keyEnd}$`)
export const newImportKey = ({ keyEnd }: KindWith<'keyEnd'>, { chance }: Pick<Ctx, 'chance'>): string =>
  `${chance(keyBytes).toString('hex')}-${keyEnd}`

type ImportFile = Pick<ImportRecord, 'storageKey' | 'size' | 'format' | 'encoding' | 'sample'>

/**
 * Opens a kept file for `read`, which gets its lines. What is no text is read from a copy on disk, which is gone afterwards.
 */
export const withImportFile = async <T>(
  { headings, documents }: KindWith<'headings' | 'documents'>,
  { storage }: Pick<Ctx, 'storage'>,
  { storageKey, size, format, encoding, sample }: ImportFile,
  read: (source: TableSource) => Promise<T>,
): Promise<T> => {
  const key = storageKey ?? fail('import.not_now')
  let copy: { path: string } | undefined
  const content = (): Promise<Readable> => storage.read(key)
  try {
    const source = await openSource({
      headings,
      documents,
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
