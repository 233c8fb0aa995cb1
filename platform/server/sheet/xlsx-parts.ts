/** The fixed parts of a workbook with one sheet (ECMA-376 part 1, chapter 18). */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Positions in `cellXfs` below. */
export const cellStyles = { text: 1, moment: 2, head: 3, twoDecimals: 4 } as const

/**
 * The styles of the workbook. Cells of text have the text format and `quotePrefix`, so that neither opening nor editing a
 * cell makes a formula of it, and its value stays as it was.
 */
const styles = `${head}<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`

export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentTypes}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${mainNamespace}" xmlns:r="${officeDocument}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeDocument}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
}

/** Keeps the first row in sight while the reader scrolls. */
export const headInSight =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'

export const sheetPart = 'xl/worksheets/sheet1.xml'
export const xmlHead: string = head
