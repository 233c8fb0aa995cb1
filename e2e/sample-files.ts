export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

const headerBytes = 54
const width = 256

/** A real picture of about this many kilobytes: an uncompressed bitmap, whose size follows from its width and height. */
export const bitmapOf = (kilobytes: number, name = '扣留凭单.bmp'): SampleFile => {
  const height = Math.ceil((kilobytes * 1024) / (width * 3))
  const buffer = Buffer.alloc(headerBytes + width * 3 * height, 0xcc)
  buffer.write('BM')
  buffer.writeUInt32LE(buffer.length, 2)
  buffer.writeUInt32LE(0, 6)
  buffer.writeUInt32LE(headerBytes, 10)
  buffer.writeUInt32LE(40, 14)
  buffer.writeInt32LE(width, 18)
  buffer.writeInt32LE(height, 22)
  buffer.writeUInt16LE(1, 26)
  buffer.writeUInt16LE(24, 28)
  buffer.fill(0, 30, headerBytes)
  return { name, mimeType: 'image/bmp', buffer }
}

/** A PDF document of one empty page. */
export const pdfOf = (name = '海关通知书.pdf'): SampleFile => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 4\n0000000000 65535 f \n${entries}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** Files that an attacker would send: a web page with the name of a picture, and a program with that of a document. */
export const disguised: readonly SampleFile[] = [
  {
    name: '照片.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>document.title = "stolen"</script>'),
  },
  {
    name: '合同.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), Buffer.alloc(2048, 0x4d)]),
  },
]
