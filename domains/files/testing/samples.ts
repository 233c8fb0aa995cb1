import sharp from 'sharp'
import { bitmapOf } from './bitmap.ts'
import { docOf, officeXmlOf, pptOf, xlsOf } from './office.ts'
import { pdfOf } from './pdf.ts'
import { zipOf } from './zip.ts'

export type SampleFile = { fileName: string; bytes: Buffer }

type Size = { width?: number; height?: number }

const plain = ({ width = 64, height = 48 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })

/** A JPEG of one colour; with `gps` it tells where it was taken, with `orientation` how the camera was held (EXIF, 1 to 8). */
export const jpegOf = async ({
  gps,
  orientation,
  ...size
}: Size & { gps?: true; orientation?: number } = {}): Promise<Buffer> => {
  const picture = plain(size).jpeg()
  if (orientation !== undefined) return picture.withMetadata({ orientation }).toBuffer()
  if (!gps) return picture.toBuffer()
  return picture
    .withExif({ IFD0: { Model: 'Camera-9000' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } })
    .toBuffer()
}

export const gifOf = (): Promise<Buffer> => plain().gif().toBuffer()

export const pngOf = (size: Size = {}): Promise<Buffer> => plain(size).png().toBuffer()

/** A white page with something on it, as a scanner makes it. */
export const scanOf = (side = 900): Promise<Buffer> => {
  const mark = { create: { width: 200, height: 200, channels: 3 as const, background: '#123' } }
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input: mark, left: 40, top: 40 }])
    .jpeg()
    .toBuffer()
}

const makers = {
  jpg: () => jpegOf(),
  jpeg: () => jpegOf(),
  png: () => pngOf(),
  gif: () => plain().gif().toBuffer(),
  webp: () => plain().webp().toBuffer(),
  bmp: async () => bitmapOf(),
  pdf: async () => pdfOf(),
  ofd: async () => zipOf([{ name: 'OFD.xml', content: '<ofd:OFD/>' }]),
  doc: async () => docOf(),
  docx: async () => officeXmlOf('docx'),
  xls: async () => xlsOf(),
  xlsx: async () => officeXmlOf('xlsx'),
  ppt: async () => pptOf(),
  pptx: async () => officeXmlOf('pptx'),
  txt: async () => Buffer.from('演示文本\n第二行\n'),
  csv: async () => Buffer.from('名称,数量\n演示,1\n'),
  zip: async () => zipOf([{ name: '说明.txt', content: '演示' }]),
  rar: async () => Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.alloc(64)]),
  '7z': async () => Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(64)]),
  mp3: async () => Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1'), mp3Frames()]),
  mp4: async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(64)]),
} satisfies Record<string, () => Promise<Buffer>>

/** MPEG-1 Layer III, 128 kbit/s, 44.1 kHz: 417 bytes a frame. */
const mp3Frames = (): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat([frame, frame, frame])
}

export type SampleKind = keyof typeof makers
export const sampleKinds = Object.keys(makers) as SampleKind[]

/** A small valid file of a kind, made in code, with a Chinese name. */
export const sampleFile = async (kind: SampleKind): Promise<SampleFile> => ({
  fileName: `授权书 样本.${kind}`,
  bytes: await makers[kind](),
})
