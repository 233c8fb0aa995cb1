const zeros = (bytes: number): string => `<${'00'.repeat(bytes)}>`

/** The entries of a trailer that ask for a password which nobody has (ISO 32000-2, 7.6): no key fits these digests. */
const lock = ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${zeros(32)} /U ${zeros(32)} >> /ID [${zeros(16)} ${zeros(16)}]`

/**
 * A PDF 1.4 of red pages, 200 by 100 points each. `script` runs when it is opened by a reader that allows that; `locked`
 * asks for a password.
 */
export const pdfOf = ({
  pages = 1,
  script = '',
  side = 200,
  locked = false,
}: {
  pages?: number
  script?: string
  side?: number
  locked?: boolean
} = {}): Buffer => {
  const action = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : ''
  const numbers = Array.from({ length: pages }, (_, index) => 4 + index)
  const drawing = '1 0 0 rg 0 0 100 100 re f'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${action} >>`,
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ...numbers.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side / 2}] /Contents 3 0 R >>`),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R${locked ? lock : ''} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
