/** A PDF for demonstration data. Its one page says in plain letters that it is no `what`; `what` must be ASCII. */
export const demonstrationPaper = (what: string): Buffer => {
  const drawing = `BT /F1 20 Tf 90 700 Td (DEMONSTRATION ONLY) Tj 0 -32 Td (This is no ${what}.) Tj ET`
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
