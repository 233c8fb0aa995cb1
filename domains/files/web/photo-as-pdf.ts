import { type DrawnPhoto, drawPhoto, renamed } from './shrink-photo.ts'

/** A4 in points, the longer side first. */
const paper = { long: 842, short: 595 }
/** The most bytes of the PDF besides its picture. */
const frameBytes = 2048

/** A PDF of one A4 page that its photo fills as far as the shape of the page allows (ISO 32000-1, 7.5 and 8.9). */
const documentOf = ({ blob, width, height }: DrawnPhoto): Blob => {
  const isWide = width > height
  const [pageWidth, pageHeight] = isWide ? [paper.long, paper.short] : [paper.short, paper.long]
  const scale = Math.min(pageWidth / width, pageHeight / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const drawing = `q ${w} 0 0 ${h} 0 0 cm /Photo Do Q`
  const objects: (readonly (string | Blob)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /Photo 5 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${blob.size} >>\nstream\n`,
      blob,
      '\nendstream',
    ],
  ]
  const parts: (string | Blob)[] = []
  let length = 0
  const add = (part: string | Blob) => {
    parts.push(part)
    length += typeof part === 'string' ? part.length : part.size
  }
  add('%PDF-1.4\n')
  const offsets = objects.map((object, index) => {
    const at = length
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part)
    return at
  })
  const count = objects.length + 1
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = length
  add(`xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\n`)
  add(`startxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/**
 * Turns a photo into a PDF of one page with at most `maxBytes`, for places that take only documents. A file that is no
 * picture known to this browser comes back as it was.
 */
export const photoAsPdf = async (file: File, maxBytes: number): Promise<File> => {
  const drawn = await drawPhoto(file, maxBytes - frameBytes)
  return drawn ? new File([documentOf(drawn)], renamed(file.name, '.pdf'), { type: 'application/pdf' }) : file
}
