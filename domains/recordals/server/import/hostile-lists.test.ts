import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFieldLabels, importFields } from '../../contract/import.ts'
import { csvOf, listLine } from '../../testing/list-text.ts'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'

let portal: RecordalsApp
beforeAll(async () => {
  portal = await createRecordalsApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from recordal')
})

const headings = importFields.map((field) => importFieldLabels[field])
const cells = importFields.map((field) => listLine[field])
const head = headings.join(',')
const row = cells.join(',')
const numbered = (at: number): string => row.replace('990001', String(990_001 + at))

const refusal = async (bytes: Buffer | string, fileName?: string) => {
  const { status, body } = await portal.upload(Buffer.from(bytes), fileName)
  return [status, body.msg]
}
const outcome = async (bytes: Buffer | string) => {
  const done = await portal.importList(Buffer.from(bytes))
  const { state, failure, lines, refused, added } = done
  return { state, failure, lines, refused, added, findings: await portal.findings(done.id) }
}
const names = async () => {
  const { rows } = await portal.database.pool.query('select right_name from recordal order by record_number')
  return rows.map(({ right_name: name }) => name)
}
const imported = { state: 'finished', failure: null, refused: 0 }

describe('what is no list is refused in words that help', () => {
  it.each([
    ['an empty file', '', '文件中没有内容'],
    ['line ends alone', '\r\n\r\n', '文件中没有内容'],
    ['headings alone', `${head}\r\n`, '文件中只有列名，没有数据行'],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', '这是 PDF 文件，不是列表；请上传 CSV、XLSX 或 JSONL'],
    ['a page', '<html><table><tr><td>备案号', '这是网页或 XML 文件，请用 Excel 打开后另存为 XLSX 或 CSV'],
    ['a JSON array', '[\n  {"recordNum": "T2024-990001"}]', '这是 JSON 数组，请改为每行一个对象的 JSONL'],
    ['NUL bytes', `${head}\0\n${row}`, '只支持 CSV、XLSX 和 JSONL 文件'],
    [
      'too many columns',
      `${headings.concat(Array(300).fill('备注')).join(',')}\n${row}`,
      '列数超过 300，不是可以导入的列表',
    ],
    ['one line without end', `${head}\n${'长'.repeat(1_100_000)}`, '文件中有一行超过 1MB，不是可以导入的列表'],
  ])('%s', async (_, content, msg) => {
    expect(await refusal(content, '备案.csv')).toEqual([415, msg])
  })
})

describe('a list in an odd form comes in', () => {
  it.each([
    ['UTF-16, small end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('%s', async (_, encode) => {
    expect(await outcome(encode(`${head}\r\n${row}\r\n`))).toMatchObject({ ...imported, added: 1 })
    expect(await names()).toEqual([listLine.recordName])
  })

  it('GB18030 with signs of four bytes', async () => {
    const plain = { ...listLine, name: 'Acme', conutryName: 'CN', registerType: '4', recordState: '1', recordName: '@' }
    const text = [importFields.join(','), importFields.map((field) => plain[field]).join(',')].join('\n')
    const [before = '', after = ''] = text.split('@')
    // 演示 in two bytes each, 𠮷 and ë in four each.
    const name = Buffer.from('d1ddcabe9534b23581308a35', 'hex')
    const done = await outcome(Buffer.concat([Buffer.from(before), name, Buffer.from(after)]))
    expect(done).toMatchObject({ ...imported, added: 1 })
    expect(await names()).toEqual(['演示𠮷ë'])
  })

  it('line ends of every kind in one file, each line counted as an editor counts it', async () => {
    const lines = [head, numbered(0), numbered(1), numbered(2).replace('生效', '待定'), numbered(3)]
    const ends = ['\r\n', '\r', '\n', '\r', '']
    const done = await outcome(lines.map((line, at) => line + ends[at]).join(''))
    expect(done).toMatchObject({ state: 'finished', lines: 4, added: 3, refused: 1 })
    expect(done.findings).toMatchObject([{ line: 4, column: '备案状态' }])
  })

  it('two hundred columns, the needed ones at the far right', async () => {
    const more = Array.from({ length: 190 }, (_, at) => `备注${at}`)
    const text = [
      [...more, ...headings],
      [...more.map(() => ''), ...cells],
    ]
      .map((line) => line.join(','))
      .join('\n')
    expect(await outcome(text)).toMatchObject({ ...imported, added: 1 })
  })

  it('doubled headings: the first counts, and the preview shows both', async () => {
    const { body } = await portal.upload(Buffer.from(`${head},备案号\n${row},T2024-999999\n`))
    const preview = (await portal.preview(body.id)).body
    expect(preview.columns.filter((name) => name === '备案号')).toHaveLength(2)
    expect(preview.mapping.recordNum).toBe(5)
  })

  it('a title, a hint of Excel and empty lines above the headings', async () => {
    const text = ['sep=;', '', '海关备案数据 2026年11月', '', headings.join(';'), cells.join(';')].join('\r\n')
    expect(await outcome(text)).toMatchObject({ ...imported, lines: 1, added: 1 })
  })
})

describe('a list with damage', () => {
  it('that ends in mid-line, even in mid-sign, is read to there and the last line reported', async () => {
    const whole = Buffer.from(`${head}\n${numbered(0)}\n${numbered(1)}`)
    const cut = whole.subarray(0, whole.lastIndexOf('远') + 1)
    const done = await outcome(cut)
    expect(done).toMatchObject({ state: 'finished', lines: 2, added: 1, refused: 1 })
    expect(new Set(done.findings.map(({ line }) => line))).toEqual(new Set([3]))
    expect(await names()).toEqual([listLine.recordName])
  })

  it('with a quote open to the end of the file loses that line only', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => numbered(at))
    lines[1] = `"${lines[1]}`
    const done = await outcome([head, ...lines].join('\n'))
    expect(done).toMatchObject({ state: 'finished', lines: 300, added: 299, refused: 1 })
    expect(done.findings).toMatchObject([{ line: 3, column: '', reason: '引号没有结束' }])
  })

  it('with NUL, halves of signs and long cells is previewed, judged and reported', async () => {
    const far = ' '.repeat(1_100)
    const noise = [
      `{"备注":"${far}"}`,
      JSON.stringify({ ...listLine, recordName: `${'长'.repeat(399)}😀` }),
      JSON.stringify({ ...listLine, recordNum: 'T2024-990002', recordName: '\ud800' }),
      JSON.stringify({ ...listLine, recordNum: 'T2024-990003', recordName: '甲\0乙' }),
      JSON.stringify({ ...listLine, recordNum: 'T2024-990004', '半\udc00\0': 'x' }),
      `${JSON.stringify({ ...listLine, recordNum: 'T2024-990005' }).slice(0, -1)},"深":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      '{"坏\0\ud800',
    ].join('\n')
    const done = await outcome(noise)
    expect(done).toMatchObject({ state: 'finished', lines: 7, added: 3, refused: 4 })
    expect(await names()).toEqual(['甲 乙', listLine.recordName, listLine.recordName])
  })

  it('with NUL where a CSV names its columns or breaks off is reported all the same', async () => {
    const title = `海关备案数据${' '.repeat(1_100)}`
    const headingsWithNul = head.replace('备案号', '备案\0号')
    const lines = [title, headingsWithNul, row.replace('T2024', '24'), `"${row}\0`]
    const { findings } = await outcome(lines.join('\n'))
    expect(findings).toMatchObject([
      { line: 3, column: '备案 号', value: '24-990001' },
      { line: 4, column: '', reason: '引号没有结束' },
    ])
  })

  it('with formulas that failed is refused by the line', async () => {
    const done = await outcome([head, numbered(0).replace(listLine.recordName, '#REF!')].join('\n'))
    expect(done.findings).toMatchObject([{ line: 2, column: '权利名称', reason: '是 Excel 公式的错误值' }])
  })
})

describe('columns', () => {
  it('that are needed and not there are named before it starts', async () => {
    const { body } = await portal.upload(Buffer.from('权利名称,权利人名称,权利号\n甲,乙,1\n'))
    const started = await portal.start(body.id)
    expect([started.status, started.body.msg]).toEqual([400, '请为备案号、权利类别、备案状态选择对应的列'])
  })

  it('bring one field each', async () => {
    const { body } = await portal.upload(csvOf([{}]))
    const { mapping } = (await portal.preview(body.id)).body
    const started = await portal.start(body.id, { mapping: { ...mapping, registerNum: 5 } })
    expect([started.status, started.body.msg]).toEqual([400, '第 6 列同时对应了权利号、备案号，一列只能对应一项'])
  })

  it('are parted otherwise where somebody says so, and it is imported as it was shown', async () => {
    const text = ['甲;乙;丙,丁;戊;己;庚', `星,辰;远帆;96000001;T2024-990001;4;1`, '云;远帆;96000002;T2024-990002;4;1']
    const { body } = await portal.upload(Buffer.from(text.join('\n')))
    const found = (await portal.preview(body.id)).body
    expect(found).toMatchObject({ separator: 'semicolon', isSeparatorSure: false })
    const other = (await portal.preview(body.id, undefined, 'comma')).body
    expect(other).toMatchObject({ separator: 'comma', isSeparatorSure: true, columns: ['甲;乙;丙', '丁;戊;己;庚'] })
    const mapping = { recordName: 0, name: 1, registerNum: 2, recordNum: 3, registerType: 4, recordState: 5 }
    expect(await portal.start(body.id, { mapping, separator: 'comma' })).toMatchObject({ status: 400 })
    expect(await portal.start(body.id, { mapping, separator: 'semicolon' })).toMatchObject({ status: 200 })
    expect((await portal.preview(body.id)).body).toMatchObject({ separator: 'semicolon', mapping })
  })
})
