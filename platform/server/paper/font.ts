import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))
let font: Promise<Buffer> | undefined

/**
 * The Chinese font of papers. Its ten megabytes are read when the first paper is printed; a document takes up only the
 * glyphs that it uses.
 */
export const loadFont = (): Promise<Buffer> => {
  font ??= readFile(path).catch((error: unknown) => {
    font = undefined
    throw error
  })
  return font
}
