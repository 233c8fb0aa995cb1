import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@portal/platform/server'
import { afterAll, describe, expect, it } from 'vitest'
import { patentSourceSettings } from './sources.settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = join(folder, 'sources.json')
const read = (text: string) => {
  writeFileSync(path, text)
  return patentSourceSettings(readConfig({ PATENT_SOURCES_FILE: path })).ops
}
const faultOf = (text: string): string => {
  try {
    read(text)
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}
const ops = { key: 'k', secret: 's' }

describe('PATENT_SOURCES_FILE', () => {
  it('asks nobody where it is not set, or names no source', () => {
    expect(patentSourceSettings(readConfig({})).ops).toBeNull()
    expect(read('{}')).toBeNull()
  })

  it('asks the office itself, or the address that is named', () => {
    expect(read(JSON.stringify({ ops }))).toEqual({ ...ops, baseUrl: 'https://ops.epo.org/3.2' })
    const local = { ...ops, baseUrl: 'http://127.0.0.1:8099/3.2/' }
    expect(read(JSON.stringify({ ops: local }))).toEqual({ ...ops, baseUrl: 'http://127.0.0.1:8099/3.2' })
  })

  it.each([
    ['[]', '须为一组设置'],
    ['{', '不是 JSON'],
    [JSON.stringify({ OPS: ops }), 'OPS：不认识的项目'],
    [JSON.stringify({ ops: { ...ops, Key: '1' } }), 'ops.Key：不认识的项目'],
    [JSON.stringify({ ops: { key: '' } }), 'ops.key：缺少 key；ops.secret：缺少 secret'],
    [JSON.stringify({ ops: { ...ops, baseUrl: 'http://ops.example' } }), 'ops.baseUrl：须为 https 网址'],
    [JSON.stringify({ ops: { ...ops, baseUrl: 'https://user:word@ops.example' } }), 'ops.baseUrl：须为 https 网址'],
    [JSON.stringify({ ops: { ...ops, baseUrl: 'ops' } }), 'ops.baseUrl：须为 https 网址'],
  ])('%s ends the start: %s', (text, fault) => {
    expect(faultOf(text)).toContain(`PATENT_SOURCES_FILE：`)
    expect(faultOf(text)).toContain(fault)
  })

  it('in production is readable by its owner alone', () => {
    writeFileSync(path, JSON.stringify({ ops }))
    const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
    const env = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${key}`, SIGNING_KEYS: key, PATENT_SOURCES_FILE: path }
    chmodSync(path, 0o644)
    expect(() => patentSourceSettings(readConfig(env))).toThrow(/其他用户可读，请执行 chmod 600/)
    chmodSync(path, 0o600)
    expect(patentSourceSettings(readConfig(env)).ops).toMatchObject(ops)
  })

  it('names a file that is not there', () => {
    const config = readConfig({ PATENT_SOURCES_FILE: join(folder, 'none.json') })
    expect(() => patentSourceSettings(config)).toThrow(/PATENT_SOURCES_FILE：无法读取/)
  })
})
