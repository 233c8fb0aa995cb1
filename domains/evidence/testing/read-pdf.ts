import { PDFiumLibrary } from '@hyzyla/pdfium'

export type SeenPage = {
  /** Without white space, since lines break where they must. */
  text: string
  /** Points, as a reader sees it. */
  width: number
  height: number
  /** The colour at a place, from the left top in parts of a whole. */
  colourAt: (x: number, y: number) => Promise<[number, number, number]>
}

/** Reads a PDF as a reader shows it, by another program than ours; closed with `close`. */
export const readPdf = async (bytes: Uint8Array): Promise<{ pages: SeenPage[]; text: string; close: () => void }> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = Array.from({ length: document.getPageCount() }, (_, index): SeenPage => {
    const page = document.getPage(index)
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    return {
      text: page.getText().replaceAll(/\s/g, ''),
      width,
      height,
      colourAt: async (x, y) => {
        const drawn = await document.getPage(index).render({ scale: 1, render: 'bitmap' })
        const at = (Math.floor(y * drawn.height) * drawn.width + Math.floor(x * drawn.width)) * 4
        const [red = 0, green = 0, blue = 0] = drawn.data.subarray(at, at + 3)
        return [red, green, blue]
      },
    }
  })
  const close = () => {
    document.destroy()
    library.destroy()
  }
  return { pages, text: pages.map(({ text }) => text).join('\n'), close }
}
