import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Download } from '@playwright/test'
import { fromBuffer } from 'yauzl'

/** The words without white space, since a document breaks its lines anywhere. */
export const plain = (words: string): string => words.replaceAll(/\s/g, '')

const pdfTexts = async (bytes: Buffer): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const words = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return words
}

const pdfText = async (bytes: Buffer): Promise<string> => (await pdfTexts(bytes)).join('')

const docxText = async (bytes: Buffer): Promise<string> => {
  const xml = await new Promise<string>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry) => {
        if (entry.fileName !== 'word/document.xml') return zip.readEntry()
        zip.openReadStream(entry, (failure, stream) => (failure ? reject(failure) : resolve(text(stream))))
      })
      zip.on('end', () => reject(new Error('no word/document.xml')))
      zip.readEntry()
    })
  })
  return xml.replaceAll(/<[^>]+>/g, '')
}

/** The words of a downloaded PDF or Word document, without white space. */
export const wordsOf = async (download: Download): Promise<string> => {
  const bytes = await readFile(await download.path())
  return plain(await (download.suggestedFilename().endsWith('.pdf') ? pdfText(bytes) : docxText(bytes)))
}

/** The words of each page of a downloaded PDF. */
export const pagesOf = async (download: Download): Promise<string[]> =>
  (await pdfTexts(await readFile(await download.path()))).map(plain)
