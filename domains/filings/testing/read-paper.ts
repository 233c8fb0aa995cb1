import { text } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { fromBuffer } from 'yauzl'

/** Text without white space, since lines break where they must. */
const plain = (words: string): string => words.replaceAll(/\s/g, '')

/** The pages of a PDF as a reader sees them. */
export const pdfPages = async (bytes: Buffer): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = [...document.pages()].map((page) => plain(page.getText()))
  document.destroy()
  library.destroy()
  return pages
}

/** The words of a Word document's body. */
export const docxText = async (bytes: Buffer): Promise<string> => {
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
  const words = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, part]) => part ?? '').join('')
  return plain(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
