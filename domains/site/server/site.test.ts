import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStartFailure, readConfig } from '@portal/platform/server'
import { afterAll, describe, expect, test } from 'vitest'
import { SiteInfo } from '../contract/site.ts'
import { siteServer } from '../testing/site-app.ts'
import { siteInfoOf } from './info.ts'
import { siteSettings } from './site.settings.ts'
import { suppliedLinks } from './supplied-links.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-links-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = randomBytes(32).toString('base64')
const production = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${key}`, SIGNING_KEYS: key }

const withLinks = (content: unknown): Record<string, string> => {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { SITE_LINKS_FILE: file }
}
const startProblem = (env: Record<string, string>): string => {
  try {
    readConfig(env, [siteServer])
  } catch (error) {
    return isStartFailure(error) ? error.message : `not a start failure: ${String(error)}`
  }
  return 'started'
}

describe('site information', () => {
  test('of an operator who says nothing: addresses of this host, everything else null', () => {
    expect(siteInfoOf(readConfig(production))).toEqual({
      rootUrl: '',
      projectUrl: '',
      indexUrl: '',
      cmsUrl: '',
      loginUrl: '',
      evidenceUrl: '',
      phone: null,
      alliance: null,
      companyCredit: null,
      icp: null,
      policeRecord: null,
      agency: null,
      frame: null,
      thirdLogin: { cookie: null, addresses: [] },
      demonstration: false,
      storagePrefix: 'onechain_',
    })
  })

  test('of an operator who says everything', () => {
    const parts = ['root', 'project', 'index', 'cms', 'login', 'evidence']
    const hosts = Object.fromEntries(parts.map((part) => [`SITE_${part.toUpperCase()}_URL`, `https://${part}.example`]))
    const info = siteInfoOf(
      readConfig({
        ...production,
        SITE_PHONE: '0571-00000000',
        SITE_ICP: '浙ICP备00000000号',
        SITE_AGENCY_NAME: '某专利代理机构',
        SITE_AGENCY_LICENCE: '33000',
        SITE_FRAME_ITEM: '6',
        SITE_FRAME_URL: 'https://progress.example/list',
        ...hosts,
      }),
    )
    const told = { ...info, maintenance: null }
    expect(SiteInfo.parse(told)).toEqual(told)
    expect(info).toMatchObject({
      ...Object.fromEntries(parts.map((part) => [`${part}Url`, `https://${part}.example`])),
      phone: '0571-00000000',
      icp: '浙ICP备00000000号',
      agency: { name: '某专利代理机构', licenceNo: '33000', url: null },
      frame: { item: '6', url: 'https://progress.example/list' },
    })
  })

  test('of a demonstration invents no number, and every text says 演示', () => {
    const info = siteInfoOf(readConfig({}))
    expect(info).toMatchObject({ demonstration: true, phone: null, icp: null, policeRecord: null, agency: null })
    for (const text of [info.alliance, info.companyCredit]) expect(text).toContain('演示')
  })

  test.each(['SITE_ROOT_URL', 'SITE_LOGIN_URL', 'SITE_EVIDENCE_URL'])(
    '%s that is no web address ends the start',
    (name) => {
      for (const bad of ['javascript:alert(1)', 'cms.example', 'ftp://cms.example']) {
        expect(startProblem({ [name]: bad })).toContain(`${name} 须为以 https:// 或 http:// 开头的网址`)
      }
      expect(startProblem({ [name]: 'http://192.168.1.5:3000' })).toBe('started')
    },
  )

  test('calls go to the hosts that the operator names for them, and to this one otherwise', () => {
    const hostsOf = (env: Record<string, string>) => siteServer.callHosts?.(readConfig(env))
    expect(hostsOf({ SITE_LOGIN_URL: 'https://login.example' })).toEqual({})
    expect(hostsOf({ SITE_CMS_URL: 'https://cms.example/', SITE_ROOT_URL: 'https://root.example' })).toEqual({
      '/cms/': 'https://cms.example',
      '/api/': 'https://root.example',
    })
  })

  test('a frame is https or nothing', () => {
    const framed = { SITE_FRAME_ITEM: '6', SITE_FRAME_URL: 'http://progress.example' }
    expect(startProblem(framed)).toContain('SITE_FRAME_URL 须为以 https:// 开头的网址')
  })
})

describe('links', () => {
  test('supplied by us have no address twice, say what one finds there, and are https but for what has no other', () => {
    const urls = suppliedLinks.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([
      'http://202.127.48.145:8888/zscq/search/jsp/vBrandSearchIndex.jsp',
    ])
    for (const { group, about } of suppliedLinks) expect(about !== undefined).toBe(group === 'searchTools')
    expect(siteSettings(readConfig({})).links).toBeUndefined()
  })

  test("the operator's file takes their place; a missing group is empty", () => {
    const env = withLinks({
      social: [{ name: '视频号', url: 'https://social.example/1', icon: '/icons/video.svg' }],
    })
    expect(startProblem(env)).toBe('started')
    expect(siteSettings(readConfig(env)).links).toEqual({
      searchTools: [],
      government: [],
      platforms: [],
      social: [{ name: '视频号', url: 'https://social.example/1', icon: '/icons/video.svg' }],
    })
  })

  const link = { name: '名称', url: 'https://a.example' }
  test.each([
    ['no JSON', '{', '不是有效的 JSON'],
    ['a list', [], '须为一个对象'],
    ['an unknown group', { goverment: [] }, '有未知的分组 goverment'],
    ['a group that is no list', { social: {} }, '社交媒体（social），须为链接的列表'],
    ['no name', { social: [link, { url: link.url }] }, '社交媒体（social）第 2 个链接的 name，请填写链接名称'],
    ['no address', { platforms: [{ name: '名称' }] }, '电商平台（platforms）第 1 个链接的 url，请填写网址'],
    ['a script', { social: [{ ...link, url: 'javascript:alert(1)' }] }, '的 url，网址须以 https:// 或 http:// 开头'],
    ['a foreign icon', { social: [{ ...link, icon: '//evil.example/a.svg' }] }, '的 icon，图标须为本站路径'],
    ['too many', { social: Array.from({ length: 51 }, () => link) }, '每组最多 50 个链接'],
  ])('a file with %s ends the start and says where', (_what, content, words) => {
    expect(startProblem(withLinks(content))).toContain(words)
  })

  test('a file that is not there ends the start with its name', () => {
    const problem = startProblem({ SITE_LINKS_FILE: '/nowhere/links.json' })
    expect(problem).toBe('SITE_LINKS_FILE 指定的文件 /nowhere/links.json 无法读取（ENOENT）')
  })
})

test('a production portal is told which filing numbers its pages lack', () => {
  const missing = (env: Record<string, string>) =>
    siteServer.warnings?.(readConfig(env)).filter((warning) => warning !== false)
  expect(missing({ SITE_ICP: '京ICP备1号' })).toEqual([expect.stringContaining('SITE_POLICE_RECORD')])
  expect(missing({ SITE_POLICE_RECORD: '京公网安备1号' })).toEqual([expect.stringContaining('SITE_ICP')])
})
