import { crc32 } from 'node:zlib'
import { bitmapOf } from './bitmap.ts'
import { compoundOf } from './compound.ts'
import { contentTypesOf, docOf, mainTypes, officeXmlOf, xlsOf, xlsWithLetterOf } from './office.ts'
import { pdfOf } from './pdf.ts'
import { gifOf, jpegOf, pngOf, type SampleFile } from './samples.ts'
import { zipOf } from './zip.ts'

/** A file that is not what its name says, or that is made to do harm, with words for what it is. */
export type HostileFile = { what: string; fileName: string; make: () => Promise<Buffer> | Buffer }

const html = '<!doctype html><html><script>alert(document.domain)</script></html>'

const disguised: Record<string, string> = {
  'a page': html,
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a Windows program': 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0',
  'a Linux program': '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0',
  'a shell script': '#!/bin/sh\necho x\n',
  'a PHP script': '<?php system($_GET["c"]); ?>',
  'a JSON text': '{"__proto__":{"admin":true}}',
  'rich text': '{\\rtf1\\ansi\\objdata 0105000002000000}',
  'the antivirus test text': ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'),
  'an archive': `PK\x05\x06${'\0'.repeat(18)}`,
  'a gzip archive': '\x1f\x8b\x08\0\0\0\0\0\0\x03',
  'a Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
  'a shortcut': 'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F',
  zeros: '\0'.repeat(4096),
}

const renamed: HostileFile[] = Object.entries(disguised).flatMap(([what, content]) =>
  ['jpg', 'png', 'bmp', 'pdf', 'doc', 'docx'].map((extension) => ({
    what: `${what} named .${extension}`,
    fileName: `发票.${extension}`,
    make: () => Buffer.from(content, 'latin1'),
  })),
)

const file = (what: string, fileName: string, make: HostileFile['make']): HostileFile => ({ what, fileName, make })
const changed = (bytes: Buffer, change: (bytes: Buffer) => void): Buffer => {
  change(bytes)
  return bytes
}
const docx = (...more: Parameters<typeof zipOf>[0]): Buffer => officeXmlOf('docx', more)
const mega = 1024 * 1024

const wrongNames: HostileFile[] = [
  file('a JPEG named .png', 'a.png', () => jpegOf()),
  file('a PNG named .jpg', 'a.jpg', () => pngOf()),
  file('a PDF named .docx', 'a.docx', () => pdfOf()),
  file('a docx named .doc', 'a.doc', () => docx()),
  file('a doc named .docx', 'a.docx', docOf),
  file('a workbook named .docx', 'a.docx', () => officeXmlOf('xlsx')),
  file('an old workbook named .doc', 'a.doc', xlsOf),
  file('an old workbook with a letter in it, named .doc', 'a.doc', xlsWithLetterOf),
  file('a document with macros named .docx', 'a.docx', () => officeXmlOf('docm')),
  file('a JPEG without an extension', 'jpg', () => jpegOf()),
  file('a JPEG named .html', 'a.html', () => jpegOf()),
  file('a JPEG named .jpg.exe', 'a.jpg.exe', () => jpegOf()),
  file('a JPEG whose name ends after a NUL', 'a.exe\0', () => jpegOf()),
  file('a drawing as itself', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
]

const broken: HostileFile[] = [
  file('a page behind the marker of a JPEG', 'a.jpg', () => Buffer.from(`\xff\xd8\xff\xe0${html}`, 'latin1')),
  file('a page behind the signature of a PNG', 'a.png', () => Buffer.from(`\x89PNG\r\n\x1a\n${html}`, 'latin1')),
  file('a page behind the letters of a bitmap', 'a.bmp', () => Buffer.from(`BM${html}`)),
  file('a page behind the header of a PDF', 'a.pdf', () => Buffer.from(`%PDF-1.7\n${html}`)),
  file('a page between the header of a PDF and an end that leads nowhere', 'a.pdf', () =>
    Buffer.from(`%PDF-1.7\n${html}\nstartxref\n9\n%%EOF`),
  ),
  file('a script in the clothes of a GIF', 'a.gif', () => Buffer.from(`${'GIF89a/*'.padEnd(40, ' ')}*/=1;alert(1)`)),
  file('a script behind a GIF', 'a.gif', async () => Buffer.concat([await gifOf(), Buffer.from('*/=1;alert(1)//')])),
  file('a PDF behind a page', 'a.pdf', () => Buffer.concat([Buffer.from(html), pdfOf()])),
  file('a docx behind a JPEG', 'a.docx', async () => Buffer.concat([await jpegOf(), docx()])),
  file('a bitmap that says it is longer', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeUInt32LE(0xffffffff, 2))),
  file('a bitmap that says it is shorter', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeUInt32LE(60, 2))),
  file('a bitmap wider than its bytes', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeInt32LE(0x7fffffff, 18))),
  file('a bitmap higher than its bytes', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeInt32LE(-0x80000000, 22))),
  file('a bitmap of negative width', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeInt32LE(-8, 18))),
  file('a bitmap whose pixels stand in its header', 'a.bmp', () => changed(bitmapOf(), (b) => b.writeUInt32LE(2, 10))),
  file('a bitmap with a palette beyond its end', 'a.bmp', () =>
    changed(bitmapOf({ bits: 8 }), (b) => b.writeUInt32LE(0x10000000, 46)),
  ),
  file('a compound file cut off', 'a.doc', () => docOf().subarray(0, 1024)),
  file('a compound file whose directory runs in a circle', 'a.doc', () =>
    changed(compoundOf([{ name: 'Other', content: Buffer.alloc(4096) }]), (b) => b.writeUInt32LE(1, 512 + 4)),
  ),
  file('a compound file with sectors of a gigabyte', 'a.doc', () => changed(docOf(), (b) => b.writeUInt16LE(30, 30))),
  file('a compound file whose entries name each other', 'a.doc', () =>
    changed(compoundOf([{ name: 'A', content: Buffer.alloc(4096) }]), (b) => b.writeUInt32LE(0, 1024 + 128 + 72)),
  ),
]

const packed: HostileFile[] = [
  file('a docx of 60 MB inside', 'a.docx', () => docx({ name: 'word/a.xml', content: Buffer.alloc(60 * mega) })),
  file('a docx of 60 MB in many entries', 'a.docx', () =>
    docx(...Array.from({ length: 60 }, (_, i) => ({ name: `word/${i}.xml`, content: Buffer.alloc(mega) }))),
  ),
  file('a docx of 60 MB that says it is empty', 'a.docx', () =>
    docx({ name: 'word/a.xml', content: Buffer.alloc(60 * mega), claimedSize: 0 }),
  ),
  file('a docx with an entry larger than it says', 'a.docx', () =>
    docx({ name: 'word/a.xml', content: 'x'.repeat(999), claimedSize: 9 }),
  ),
  file('a docx with 2,001 entries', 'a.docx', () =>
    docx(...Array.from({ length: 1_998 }, (_, i) => ({ name: `word/${i}`, stored: true }))),
  ),
  file('a docx with 65,535 entries', 'a.docx', () =>
    docx(...Array.from({ length: 65_532 }, (_, i) => ({ name: `${i}`, stored: true }))),
  ),
  ...['../../etc/passwd', '/etc/passwd', '..\\..\\x', 'C:/x', 'word/../../x'].map((name) =>
    file(`a docx with an entry named ${name}`, 'a.docx', () => docx({ name, content: 'x' })),
  ),
  file('a docx with a doubled entry', 'a.docx', () => docx({ name: 'word/document.xml', content: 'other' })),
  file('a docx with an encrypted entry', 'a.docx', () => docx({ name: 'a', content: 'x', encrypted: true })),
  file('an archive without content types', 'a.docx', () => zipOf([{ name: 'word/document.xml', content: 'x' }])),
  file('content types without a main part', 'a.docx', () =>
    zipOf([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }]),
  ),
  file('content types whose main part is missing', 'a.docx', () =>
    zipOf([contentTypesOf('word/document.xml', mainTypes.docx.type)]),
  ),
  file('a docx with macros under an innocent content type', 'a.docx', () =>
    docx({ name: 'word/vbaProject.bin', content: 'Attribut' }),
  ),
  file('a docx with macros in another folder', 'a.docx', () => docx({ name: 'x/VbaProject.BIN', content: 'Attribut' })),
  file('a docx cut off', 'a.docx', () => docx().subarray(0, -40)),
]

/** Over a hundred files that no purpose takes; each is refused as an unsupported format. */
export const hostileFiles: readonly HostileFile[] = [...renamed, ...wrongNames, ...broken, ...packed]

/** A PNG whose header says 65,535 by 65,535 pixels: 12 GB once decoded. */
export const hugePicture = async (): Promise<SampleFile> => {
  const bytes = await pngOf()
  bytes.writeUInt32BE(65_535, 16)
  bytes.writeUInt32BE(65_535, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return { fileName: '全景.png', bytes }
}

/** A true picture that also carries a page in its comment and an archive behind its end. */
export const polyglotPicture = async (): Promise<SampleFile> => {
  const picture = await jpegOf()
  const comment = Buffer.from(html)
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  const bytes = Buffer.concat([picture.subarray(0, 2), marker, comment, picture.subarray(2), docx()])
  return { fileName: '照片.jpg', bytes }
}
