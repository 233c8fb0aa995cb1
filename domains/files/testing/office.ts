import { compoundOf } from './compound.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const office = 'application/vnd.openxmlformats-officedocument.'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const mainTypes = {
  docx: { part: 'word/document.xml', type: `${office}wordprocessingml.document.main+xml` },
  xlsx: { part: 'xl/workbook.xml', type: `${office}spreadsheetml.sheet.main+xml` },
  pptx: { part: 'ppt/presentation.xml', type: `${office}presentationml.presentation.main+xml` },
  docm: { part: 'word/document.xml', type: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
}

export const contentTypesOf = (part: string, type: string): ZipEntry => ({
  name: '[Content_Types].xml',
  content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`,
})

/** An Office document of 2007 and later, with further entries behind its own. */
export const officeXmlOf = (kind: keyof typeof mainTypes, more: readonly ZipEntry[] = []): Buffer => {
  const { part, type } = mainTypes[kind]
  return zipOf([
    contentTypesOf(part, type),
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
    },
    {
      name: part,
      content: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>演示</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ])
}

const streamOf = (start: number[]): Buffer => Buffer.concat([Buffer.from(start), Buffer.alloc(4096)])

export const docOf = (): Buffer =>
  compoundOf([
    { name: 'WordDocument', content: streamOf([0xec, 0xa5]) },
    { name: '1Table', content: streamOf([]) },
  ])

export const xlsOf = (): Buffer => compoundOf([{ name: 'Workbook', content: streamOf([0x09, 0x08]) }])
export const pptOf = (): Buffer => compoundOf([{ name: 'PowerPoint Document', content: streamOf([0x0f, 0x00]) }])

/** A spreadsheet with a letter in it: its Word stream stands below the root. */
export const xlsWithLetterOf = (): Buffer =>
  compoundOf([
    { name: 'Workbook', content: streamOf([0x09, 0x08]) },
    { name: 'MBD0001', children: [{ name: 'WordDocument', content: streamOf([0xec, 0xa5]) }] },
  ])
