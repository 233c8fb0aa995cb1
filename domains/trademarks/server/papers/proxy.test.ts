import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSample } from '../../contract/file/order-samples.ts'
import { type Caller, createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

const ask = (who: Caller, body: object) =>
  portal.as(who, 'POST', '/api/downProxyTemplate', { confirm_step: 3, ...body })
const fetched = (who: Caller, url: string) =>
  portal.app.inject({
    url: `/api/downProxyTemplateFile?${new URLSearchParams({ url })}`,
    headers: who === 'nobody' ? {} : { authorization: portal.tokens[who] },
  })

/** The text of a power of attorney as a reader sees it, without white space. */
const textOf = async (who: Caller, url: string): Promise<string> => {
  const { rawPayload } = await fetched(who, url)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(rawPayload)
  const text = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, '')).join('')
  document.destroy()
  library.destroy()
  return text
}

const line = '_'.repeat(36)
const rare = {
  ...orderSample('sbzc').applicant,
  name: '演示·喆堃（宁波）进出口有限公司',
}

describe('a power of attorney', () => {
  it('before anything was sent names the mark alone, nested or under its dotted key', async () => {
    for (const named of [{ trademark: { trademark_name: '演示喆堃' } }, { 'trademark.trademark_name': '演示喆堃' }]) {
      const { status, body } = await ask('demo', { work_order_id: '', is_submit: 0, ...named })
      expect([status, body]).toEqual([
        200,
        { url: expect.stringMatching(/^\/api\/file\//), fileName: '商标代理委托书.pdf' },
      ])
      const text = await textOf('demo', String(body.url))
      expect(text).toContain('商标名称演示喆堃')
      expect(text).toContain(`代理事项□商标注册申请□马德里商标国际注册申请`)
      expect(text).toContain(`代理机构${line}备案号${line}`)
      expect(text).toContain('版式由本平台编排，请以国家知识产权局现行委托书格式为准。')
    }
  })

  it('of a case has what is known, and lines for the rest; the agency once it has accepted', async () => {
    const businessSn = await portal.paid({ applicant: rare })
    const { body } = await ask('demo', { work_order_id: businessSn })
    expect(body.fileName).toBe(`商标代理委托书 ${businessSn}.pdf`)
    const open = await textOf('demo', String(body.url))
    expect(open).toContain('委托人演示·喆堃（宁波）进出口有限公司国籍或注册地中国地址演示·浙江省宁波市某路1号')
    expect(open).toContain('代理事项■商标注册申请□马德里商标国际注册申请商标名称演示海帆类别第9类')
    expect(open).toContain(`联系人演示·王女士电话13800000000委托人签章${line}日期${line}`)
    expect(open).toContain(`代理机构${line}`)
    await portal.take('agency', businessSn, 'accept')
    const { body: later } = await ask('agency', { work_order_id: businessSn, is_submit: '1' })
    const { provider } = (await portal.detail(businessSn)).body as { provider: { name: string } }
    expect(await textOf('agency', String(later.url))).toContain(`代理机构${provider.name}备案号`)
  })

  it('abroad ticks the other matter', async () => {
    const { businessSn } = await portal.submitted(orderSample('gjsbzc'))
    const { body } = await ask('demo', { work_order_id: businessSn })
    expect(await textOf('demo', String(body.url))).toContain('□商标注册申请■马德里商标国际注册申请')
  })

  it('is made for owner and holder alone', async () => {
    const businessSn = await portal.paid()
    for (const who of ['demo2', 'agency', 'staff'] as const)
      expect([who, (await ask(who, { work_order_id: businessSn })).body.status]).toEqual([who, 'U00404'])
    expect((await ask('demo', { work_order_id: 'SB20261118000000' })).body.status).toBe('U00404')
    expect((await ask('nobody', { work_order_id: '' })).status).toBe(401)
  })

  it.each([
    [{ confirm_step: 2 }, '操作有误'],
    [{ confirm_step: undefined }, '操作有误'],
    [{ is_submit: 2 }, '操作有误'],
    [{ trademark: { trademark_name: '甲'.repeat(31) } }, '商标名称最多输入30个字'],
    [{ trademark: '演示' }, '商标名称有误'],
  ])('refuses %j', async (body, msg) => {
    expect((await ask('demo', body)).body).toMatchObject({ status: 'U00400', msg })
  })
})

describe('its file', () => {
  it('comes only to whom this call gave it', async () => {
    const { body } = await ask('demo', { trademark: { trademark_name: '演示' } })
    const url = String(body.url)
    const answer = await fetched('demo', url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    for (const who of ['demo2', 'staff', 'agency'] as const)
      expect([who, (await fetched(who, url)).statusCode]).toEqual([who, 404])
    expect((await fetched('nobody', url)).statusCode).toBe(401)
    const own = await portal.upload('demo')
    for (const other of [own, '', 'https://example.org/a.pdf', '/api/file/x'])
      expect([other, (await fetched('demo', other)).json().status]).toEqual([other, 'U00404'])
  })

  it('stays for the last twenty of a user', async () => {
    const first = String((await ask('demo2', {})).body.url)
    const { demo2 } = portal.ids
    const { rows } = await portal.database.pool.query(
      `select count(*)::int as count from file where attached_kind = 'trademark-proxy' and attached_ref = $1`,
      [demo2],
    )
    expect(rows).toEqual([{ count: 1 }])
    await portal.database.pool.query(
      `insert into file (id, owner_id, purpose, file_name, byte_size, sha256, kind, storage_key, created_at, attached_kind, attached_ref)
       select gen_random_uuid(), owner_id, purpose, file_name, byte_size, sha256, kind, 'later-' || n, created_at + interval '1 hour', attached_kind, attached_ref
       from file, generate_series(1, 19) n where attached_kind = 'trademark-proxy' and attached_ref = $1`,
      [demo2],
    )
    expect((await fetched('demo2', first)).statusCode).toBe(200)
    portal.clock.advance(2 * 3_600_000)
    await ask('demo2', {})
    expect((await fetched('demo2', first)).statusCode).toBe(404)
  })
})
