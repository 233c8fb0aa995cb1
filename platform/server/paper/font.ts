import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))
let font: Promise<Buffer> | undefined

/** The Chinese font of papers: ten megabytes, read with the first one; only the glyphs in use go into a document. */
export const loadFont = (): Promise<Buffer> => {
  font ??= readFile(path).catch((error: unknown) => {
    font = undefined
    throw error
  })
  return font
}
