import { zipOf } from '@portal/files/testing'
import { beforeAll, expect, it } from 'vitest'
import { cnipaDocument } from '../../testing/cnipa-document.ts'
import { createListApp, type ListApp } from '../../testing/list-app.ts'

let app: ListApp
beforeAll(async () => {
  app = await createListApp()
  return app.close
})

const start = { source: '演示专利文档', asOf: '2026-05-01' }

it('a document of the office tells number, days, parties, classes, claims and pages, and no status', async () => {
  const done = await app.importFile('一件.xml', Buffer.from(cnipaDocument()), start)
  expect(done).toMatchObject({ state: 'finished', format: 'xml', accepted: 1, refused: 0 })
  const { applicationNumber, facts, status } = await app.recordOf('CN900000301B')
  expect([applicationNumber, status]).toEqual(['201910000009.5', 'UNKNOWN'])
  expect(facts).toMatchObject({
    ...{ title: '演示：支架', filingDate: '2019-01-02', publishedOn: '2022-04-05', status: null },
    ...{ applicants: ['演示甲公司'], inventors: ['演示发明人甲', '演示发明人乙'], ipc: ['F16M11/04', 'H04L9/08'] },
    // 一种支架，其特征在于
    ...{ claims: 2, firstClaimChars: 10, pages: 2, fwd: null },
  })
})

it('an archive of documents is one list, in which a document that cannot be read harms no other', async () => {
  const bomb = '<!DOCTYPE cn-patent-document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  const file = '<!DOCTYPE cn-patent-document [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const bytes = zipOf([
    { name: 'CN/1.xml', content: cnipaDocument({ number: '900000311', owners: [] }) },
    { name: 'CN/2.xml', content: cnipaDocument({ number: '900000312', type: bomb, title: '&b;' }) },
    { name: 'CN/3.xml', content: cnipaDocument({ number: '900000313', type: file, title: '&x;' }) },
    { name: 'CN/4.xml', content: cnipaDocument({ number: '900000314', title: '&unknown;' }) },
    { name: 'CN/5.XML', content: '<html/>' },
    { name: 'CN/6.xml', content: cnipaDocument({ number: '900000316' }).slice(0, 900) },
    { name: 'CN/7.xml', content: cnipaDocument({ number: '300000317', kind: 'S' }) },
    { name: 'CN/8.xml', content: `<!--${' '.repeat(20 * 1024 * 1024)}-->`, stored: true },
    { name: 'CN/9.xml', content: 'x'.repeat(100), claimedSize: 50 },
    { name: 'CN/图.tif', content: 'II*' },
    // The office's own name of a document type is passed over.
    { name: 'CN/10.xml', content: cnipaDocument({ number: '900000320', kind: 'U' }) },
  ])
  const done = await app.importFile('一批.zip', bytes, start)
  expect(done).toMatchObject({ state: 'finished', format: 'xml', accepted: 2, refused: 8 })
  expect((await app.recordOf('CN900000311B')).facts.applicants).toEqual(['演示申请人'])
  expect(await app.findingsOf(done.id)).toEqual([
    '2 CN/2.xml 文档带有实体或内部 DTD 声明，出于安全不予读取',
    '3 CN/3.xml 文档带有实体或内部 DTD 声明，出于安全不予读取',
    '4 CN/4.xml 文档已损坏，或不是有效的 XML',
    '5 CN/5.XML 不是 cn-patent-document 文档',
    '6 CN/6.xml 文档已损坏，或不是有效的 XML',
    '7 CN300000317S 暂不支持外观设计专利，仅支持发明和实用新型',
    '8 CN/8.xml 文档超过 20MB，未读取',
    '9 CN/9.xml 文档已损坏，或不是有效的 XML',
  ])
})

it.each<[string, string, () => Buffer, string]>([
  [
    'a document with entities',
    '实体.xml',
    () => Buffer.from(cnipaDocument({ type: '<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1/">]>', title: '&x;' })),
    '文档带有实体或内部 DTD 声明，出于安全不予读取',
  ],
  ['another document', '其他.xml', () => Buffer.from('<?xml version="1.0"?><feed/>'), '不是 cn-patent-document 文档'],
  [
    'an archive without documents',
    '空.zip',
    () => zipOf([{ name: '说明.txt', content: '无' }]),
    '这个 ZIP 中没有 XML 文档',
  ],
  [
    'a bomb',
    '炸弹.zip',
    () => zipOf([{ name: '1.xml', content: Buffer.alloc(17 * 1024 * 1024, 32) }]),
    '这个 ZIP 解压后过大，已拒绝',
  ],
  [
    'more than twenty thousand documents',
    '太多.zip',
    () => zipOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.xml`, stored: true }))),
    '一份 ZIP 最多 20000 份 XML 文档，这份有 20001 份',
  ],
  [
    'an encrypted archive',
    '加密.zip',
    () => zipOf([{ name: '1.xml', content: cnipaDocument(), encrypted: true }]),
    '这个 ZIP 文件已损坏、已加密，或文件过多',
  ],
  [
    'a page',
    '网页.xml',
    () => Buffer.from('<!doctype html><html></html>'),
    '这是网页或 XML 文件，请用 Excel 打开后另存为 XLSX 或 CSV',
  ],
])('%s is refused when it is handed in', async (_, fileName, make, msg) => {
  expect(await app.refusalOf(fileName, make())).toEqual([415, msg])
})
