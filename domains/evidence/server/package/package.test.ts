import { PDFiumLibrary } from '@hyzyla/pdfium'
import { noPins } from '@portal/proofs/proof'
import { describe, expect, it } from 'vitest'
import { blobSource } from '../../proof/package/blob-source.ts'
import { openZip } from '../../proof/package/open-zip.ts'
import { tellReport } from '../../proof/verify/tell.ts'
import { verifyPackage } from '../../proof/verify/verify-package.ts'
import { openProofHouse } from '../../testing/proof-house.ts'
import { packageBytes, sampleOriginals, sampleParts } from '../../testing/sample-record.ts'
import type { Part } from './zip-stream.ts'

const house = openProofHouse()
const verify = (bytes: Uint8Array<ArrayBuffer>, pins = house.pins) =>
  verifyPackage(() => openZip(blobSource(new Blob([bytes]))), pins)

const textOf = async (pdf: Uint8Array): Promise<string> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const text = [...document.pages()].map((page) => page.getText()).join('')
  document.destroy()
  library.destroy()
  return text.replaceAll(/\s/g, '')
}

const certificateIn = (parts: readonly Part[]): Uint8Array => {
  const certificate = parts.find(({ path }) => path === 'certificate.pdf')
  return certificate && 'bytes' in certificate ? certificate.bytes : new Uint8Array()
}

describe('a package', () => {
  it('verifies by the pins of its log, and cannot be judged without', async () => {
    const bytes = Uint8Array.from(await packageBytes(await sampleParts(house)))
    const report = await verify(bytes)
    expect(tellReport(report, 'zh').claims.filter(({ verdict }) => !['VALID', 'ABSENT'].includes(verdict))).toEqual([])
    expect(report.verdict).toBe('VALID')
    expect((await verify(bytes, noPins)).verdict).toBe('CANNOT_TELL')
  })

  it('says what was withheld, and that the rest holds', async () => {
    const withheld = new Set(['data/04-hzSy.jpg', 'data/record.json'])
    const report = await verify(Uint8Array.from(await packageBytes(await sampleParts(house, undefined, { withheld }))))
    expect(report.verdict).toBe('PARTIAL')
    const files = tellReport(report, 'zh').claims.find(({ id }) => id === 'files')
    expect(files?.detail).toContain('data/04-hzSy.jpg（护照首页.jpg）')
    expect(files?.detail).not.toContain('01-zzfHt')
  })

  it('holds the earlier statement of a supplement, which verifies too', async () => {
    const more = { ...sampleOriginals, 'data/11-czmm.jpg': { slot: 'czmm', name: '外景.jpg', bytes: Buffer.from('x') } }
    const report = await verify(Uint8Array.from(await packageBytes(await sampleParts(house, [sampleOriginals, more]))))
    expect(report.claims.find(({ id }) => id === 'history')?.reason).toBe('history_kept')
    expect(report.verdict).toBe('VALID')
  })

  it('names a smaller copy as such, in verdict and certificate, and says that its picture is declared only', async () => {
    const path = 'data/12-zhtwTwh.jpg'
    const picked = 'ab'.repeat(32)
    const booth = {
      slot: 'zhtwTwh',
      name: '展位.jpg',
      bytes: Buffer.from('small'),
      copyOf: { sha256: picked, size: 5_242_880 },
    }
    const parts = await sampleParts(house, [{ ...sampleOriginals, [path]: booth }])
    const report = await verify(Uint8Array.from(await packageBytes(parts)))
    expect(report.verdict).toBe('VALID')
    const { conclusion } = tellReport(report, 'zh')
    expect(conclusion).toContain(`压缩副本，不是相机原图（原图的摘要由提交者声明，未经证明）：${path}`)
    const text = await textOf(certificateIn(parts))
    for (const part of ['带展位号的展位照片（压缩副本）', picked, '5242880bytes', '未经证明'])
      expect(text).toContain(part)
    const plain = await sampleParts(house)
    expect(await textOf(certificateIn(plain))).not.toContain('压缩副本')
    expect(tellReport(await verify(Uint8Array.from(await packageBytes(plain))), 'zh').conclusion).not.toContain(
      '压缩副本',
    )
  })

  it('is the same bytes for the same facts', async () => {
    const parts = await sampleParts(house)
    expect((await packageBytes(parts)).equals(await packageBytes(parts))).toBe(true)
  })

  it('brings a certificate that tells each digest, each time with its source, and what is not proved', async () => {
    const parts = await sampleParts(house)
    const pdf = certificateIn(parts)
    const text = await textOf(pdf)
    const report = await verify(Uint8Array.from(await packageBytes(parts)))
    for (const { sha256, sm3, name } of report.statement?.files ?? []) {
      for (const part of [sha256, sm3, name]) expect(text).toContain(part)
    }
    for (const part of [report.digests?.sha256, report.digests?.sm3, report.log?.origin, 'witness.example/w1']) {
      expect(text).toContain(part)
    }
    for (const part of ['来源', '未配置', '不证明', 'EV20261120048213', 'https://portal.example/e/']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('区块链')
    const raw = Buffer.from(pdf).toString('latin1')
    for (const part of ['<pdfaid:part>3', '<pdfaid:conformance>B', '/AFRelationship /Data', 'proof.tlog-proof']) {
      expect(raw).toContain(part)
    }
  })
})
