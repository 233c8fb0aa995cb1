import { zipOf } from '@portal/files/testing'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type WorkbookParts = {
  /** `<row>…</row>` as they stand in the sheet. */
  rows: string
  /** `<si>…</si>`; without them there is no part of shared texts. */
  strings?: string
  date1904?: boolean
  /** What the archive says that the sheet inflates to. */
  claimedSize?: number
  extra?: { name: string; content: string }[]
}

/** A workbook as Excel packs it: a first sheet that is not called sheet1, shared texts, days as numbers. */
export const workbookOf = ({ rows, strings, date1904, claimedSize, extra = [] }: WorkbookParts): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="备案" sheetId="4" r:id="rId7"/><sheet name="说明" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Type="${office}/worksheet" Target="/xl/worksheets/sheet9.xml"/><Relationship Id="rId8" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${main}"><sheetData/></worksheet>` },
    {
      name: 'xl/worksheets/sheet9.xml',
      content: `<x:worksheet xmlns:x="${main}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
      ...(claimedSize !== undefined && { claimedSize }),
    },
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${strings}</sst>` }]),
    ...extra,
  ])

/** A workbook of these rows, each cell as a text of its own. */
export const sampleWorkbook = (rows: readonly (readonly string[])[]): Buffer => {
  const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`
  return workbookOf({ rows: rows.map((cells) => `<x:row>${cells.map(cell).join('')}</x:row>`).join('') })
}
