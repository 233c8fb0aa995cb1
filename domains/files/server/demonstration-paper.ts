/** A blue head, grey lines in place of a text, and a red frame in place of a seal, so that it looks like a paper when it is small. */
const looks = [
  '0.9 0.92 0.95 rg 0 0 595 842 re f 1 1 1 rg 60 60 475 722 re f',
  '0.07 0.25 0.55 rg 60 752 475 30 re f',
  '0.75 0.8 0.87 rg',
  ...[560, 520, 480, 440, 400, 360, 320].map((y, index) => `90 ${y} ${index % 3 === 2 ? 240 : 415} 12 re f`),
  '0.72 0.18 0.12 RG 6 w 390 130 100 100 re S 0 0 0 rg',
].join(' ')

/** A PDF for demonstration data. Its one page says in plain letters that it is no `what`; `what` must be ASCII. */
export const demonstrationPaper = (what: string): Buffer => {
  const drawing = `${looks} BT /F1 20 Tf 90 690 Td (DEMONSTRATION ONLY) Tj 0 -32 Td (This is no ${what}.) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const parts = ['%PDF-1.4\n', ...objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)]
  const offsets = parts.map((_, index) => parts.slice(0, index).join('').length).slice(1)
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${parts.join('')}${table}startxref\n${parts.join('').length}\n%%EOF\n`, 'latin1')
}
