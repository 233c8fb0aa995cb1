import { PDFiumLibrary } from '@hyzyla/pdfium'

export type SeenPage = {
  /** The text of the page without white space, since line breaks may be anywhere. */
  text: string
  /** The width of the page in points, as a reader sees it, turned or not. */
  width: number
  height: number
  /** Red, green and blue at a place; `x` and `y` from 0 to 1, measured from the top left. */
  colourAt: (x: number, y: number) => Promise<[number, number, number]>
  /** How many of 10,000 dots between two corners are as dark as letters; the corners from 0 to 1. */
  inkAt: (left: number, top: number, right: number, bottom: number) => Promise<number>
}

type Picture = { data: Uint8Array; width: number; height: number }

const dotOf = ({ data, width, height }: Picture, x: number, y: number): [number, number, number] => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return [red, green, blue]
}

/** Reads a PDF as a reader shows it, by another program than the one that wrote it. The caller ends with `close`. */
export const readPdf = async (bytes: Uint8Array): Promise<{ pages: SeenPage[]; text: string; close: () => void }> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = Array.from({ length: document.getPageCount() }, (_, index): SeenPage => {
    const page = document.getPage(index)
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    const drawn = () => document.getPage(index).render({ scale: 1, render: 'bitmap' })
    return {
      text: page.getText().replaceAll(/\s/g, ''),
      width,
      height,
      colourAt: async (x, y) => dotOf(await drawn(), x, y),
      inkAt: async (left, top, right, bottom) => {
        const picture = await drawn()
        const steps = Array.from({ length: 100 }, (_, step) => step / 100)
        return steps.flatMap((down) =>
          steps.filter((across) => {
            const x = left + (right - left) * across
            const [red, , blue] = dotOf(picture, x, top + (bottom - top) * down)
            return red < 200 && blue < 200
          }),
        ).length
      },
    }
  })
  const close = () => {
    document.destroy()
    library.destroy()
  }
  return { pages, text: pages.map(({ text }) => text).join('\n'), close }
}
