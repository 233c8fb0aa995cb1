import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { SheetSection } from '../../contract/sections.ts'
import { notFilled, type Paper } from './sheet-paper.ts'

/** The fonts are named, not embedded: a word processor takes its own Chinese font where 宋体 is missing. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: '宋体' }
const colours = { quiet: '58677F', open: 'B8341F' }
const pageWidth = 9_000
const labelWidth = 2_000

/** Splits a text into lines: XML allows no control characters, and line breaks become breaks of the document. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .split('\n')

const runs = (text: string, colour?: string): TextRun[] =>
  linesOf(text).map(
    (line, index) => new TextRun({ text: line, break: index === 0 ? 0 : 1, ...(colour && { color: colour }) }),
  )

const plain = (text: string, colour?: string): Paragraph =>
  new Paragraph({ children: runs(text, colour), spacing: { after: 80 } })

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ text, heading: level, keepNext: true, spacing: { before: 200, after: 100 } })

const cell = (text: string, width: number, colour?: string): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children: [new Paragraph({ children: runs(text, colour) })],
  })

const table = (facts: SheetSection['facts']): Table =>
  new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: [labelWidth, pageWidth - labelWidth],
    rows: facts.map(
      ({ label, text }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(label, labelWidth, colours.quiet),
            text === '' ? cell(notFilled, pageWidth - labelWidth, colours.open) : cell(text, pageWidth - labelWidth),
          ],
        }),
    ),
  })

const section = ({ title, facts, entries }: SheetSection): (Paragraph | Table)[] => [
  heading(title, HeadingLevel.HEADING_1),
  ...(facts.length > 0 ? [table(facts)] : []),
  ...entries.flatMap((entry) => [heading(entry.title, HeadingLevel.HEADING_2), table(entry.facts)]),
]

/** Prints the paper as a Word document, which its owner can go on with in a word processor. */
export const printDocx = ({ title, head, lead, sections, lists }: Paper): Promise<Buffer> => {
  const small = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[], alignment: 'right' | 'center') =>
    new Paragraph({
      alignment: alignment === 'right' ? AlignmentType.RIGHT : AlignmentType.CENTER,
      children: [new TextRun({ children, size: 16, color: colours.quiet })],
    })
  const document = new Document({
    title: head,
    creator: '一链维权国际服务平台',
    styles: {
      default: {
        document: { run: { font, size: 21 } },
        heading1: { run: { font, size: 26, bold: true, color: '0F1E36' } },
        heading2: { run: { font, size: 22, bold: true, color: '0F1E36' } },
      },
    },
    sections: [
      {
        headers: { default: new Header({ children: [small([linesOf(head).join(' ')], 'right')] }) },
        footers: {
          default: new Footer({
            children: [small(['第 ', PageNumber.CURRENT, ' 页，共 ', PageNumber.TOTAL_PAGES, ' 页'], 'center')],
          }),
        },
        children: [
          new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 36 })], spacing: { after: 160 } }),
          ...lead.map((line) => plain(line, colours.quiet)),
          ...sections.flatMap(section),
          ...lists.flatMap((list) => [
            heading(list.title, HeadingLevel.HEADING_1),
            ...list.lines.map((line) => plain(line)),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
