import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { requests } from './request.table.ts'

/** Each kind as a client meets it that knows the wire alone: what it must send, in which order it is asked, how long. */
type Sample = keyof typeof submitSamples
type Wire = {
  /** Field and message, in the order of the form. */
  required: readonly (readonly [string, string])[]
  /** Code points; the text that is one too long is refused. */
  limits: Readonly<Record<string, number>>
  /** Fields that may be left out besides those that no sample has. */
  optional?: readonly string[]
}

const contact = [
  ['lxrName', '请输入联系人姓名'],
  ['lxrPhone', '请输入联系人电话'],
] as const
const appeal = ['appeal', '请输入您的诉求'] as const
const requirement = ['requirementType', '请选择投诉或申诉'] as const

const wires: Record<Sample, Wire> = {
  expertFiling: {
    required: [
      ['obligeeName', '请输入您的权利人名称/姓名'],
      ['obligeeRenType', '请选择权利人类型'],
      ['obligeeNation', '请选择注册国籍'],
      ['idCard', '请输入您的身份证号'],
      ['province', '请选择所在地区！'],
      ['address', '请输入您的详细地址'],
      ['obligeeType', '请至少选择一个类型'],
      ['voucher', '请上传权利证明'],
      ...contact,
      ['lxrEmail', '请输入联系人邮箱'],
    ],
    limits: { obligeeName: 100, address: 200, obligeeType: 50, intentionProduct: 200, appeal: 500, lxrName: 50 },
    optional: ['intentionNation', 'intentionProduct', 'appeal'],
  },
  exhibition: {
    required: [
      ['obligeeType', '请选择权利类型'],
      appeal,
      ['lxrName', '请输入联系人姓名'],
      ['lxrPhone', '请输入联系人手机号'],
      requirement,
    ],
    limits: { obligeeType: 50, appeal: 500, lxrName: 50 },
  },
  eCommerce: {
    required: [
      ['eplatform', '请至少选择一个电商平台'],
      ['appealType', '请至少选择一个申诉类型'],
      appeal,
      ...contact,
      requirement,
    ],
    limits: { eplatform: 50, appealType: 50, appeal: 500, lxrName: 50 },
  },
  tradeDispute: {
    required: [['disputeNation', '请选择纠纷国家'], appeal, ...contact],
    limits: { appeal: 500, lxrName: 50 },
    optional: ['disputeType'],
  },
  earlyWarning: {
    required: [
      ['obligeeName', '请输入企业名称'],
      ['answers', '请先完成自查'],
      ['score', '得分有误，请刷新页面后重试'],
      appeal,
      ...contact,
    ],
    limits: { obligeeName: 100, appeal: 500, lxrName: 50 },
  },
  riskAversion: {
    required: [['obligeeName', '请输入企业名称'], appeal, ...contact],
    limits: { obligeeName: 100, appeal: 500, lxrName: 50 },
    optional: ['avoidType'],
  },
  customsSeizure: {
    required: [
      ['obligeeName', '请输入企业名称'],
      ['seizureProduct', '请输入被查扣货物'],
      ['seizureReason', '请输入查扣原因'],
      appeal,
      ...contact,
    ],
    limits: { obligeeName: 100, seizureProduct: 200, seizureReason: 500, appeal: 500, lxrName: 50 },
  },
}

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const count = async (): Promise<number> => (await portal.ctx.db.select({ id: requests.id }).from(requests)).length

describe.each(Object.entries(wires))('on the wire, %s', (name, { required, limits, optional = [] }) => {
  const sample = name as Sample
  const without = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, undefined]))
  const submit = async (changes: object = {}) =>
    portal.submit(sample === 'expertFiling' ? { voucher: [await portal.upload()], ...changes } : changes, { sample })
  const refusal = (failures: readonly (readonly [string, string])[]) => ({
    status: 'U00400',
    code: 'fail',
    msg: failures[0]?.[1],
    fields: failures.map(([path, msg]) => ({ path, msg })),
  })
  const bare = { businessType: submitSamples[sample].businessType }
  // Only of a natural person an ID number is asked for, and only of one tab its list.
  const askedOf = (missing: readonly string[]) =>
    required.filter(
      ([field]) =>
        missing.includes(field) &&
        !(field === 'idCard' && missing.includes('obligeeRenType')) &&
        !(field === 'appealType' && missing.includes('requirementType')),
    )

  it('takes what is required and nothing else', async () => {
    const { status, body } = await submit(without(optional))
    expect({ status, body }).toEqual({
      status: 200,
      body: { businessSn: expect.any(String), acceptanceDue: expect.any(Number) },
    })
  })

  it('says of the bare kind all that is missing, the first first', async () => {
    const fields = required.map(([field]) => field)
    const { status, body } = await portal.call({
      method: 'POST',
      path: '/api/submitIpForeignInfo',
      token: portal.people.demo.token,
      body: bare,
    })
    expect({ status, body }).toEqual({ status: 400, body: refusal(askedOf(fields)) })
  })

  it.each(required)('asks for %s where it is missing, null, empty or of another type', async (field, msg) => {
    const before = await count()
    for (const empty of [undefined, null, '', ' \t\u3000'])
      expect((await submit({ [field]: empty })).body, JSON.stringify(empty)).toEqual(refusal([[field, msg]]))
    for (const wrong of [7.5, -1, true, {}, { length: 1 }, [1], [['x']]]) {
      const { status, body } = await submit({ [field]: wrong })
      expect({ status, fields: body.fields }, JSON.stringify(wrong)).toEqual({
        status: 400,
        fields: [{ path: field, msg: expect.stringMatching(/^\p{Script=Han}/u) }],
      })
    }
    expect(await count()).toBe(before)
  })

  it('asks for whatever is missing in the order of the form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(
          required.map(([field]) => field),
          { minLength: 2 },
        ),
        async (missing) => {
          expect((await submit(without(missing))).body).toEqual(refusal(askedOf(missing)))
        },
      ),
      { numRuns: 8 },
    )
  })

  it.each(Object.entries(limits))('takes %s up to %d characters, however many bytes', async (field, max) => {
    const { body } = await submit({ [field]: '𠮷'.repeat(max) })
    expect((await portal.detail(body.businessSn)).body[field]).toBe('𠮷'.repeat(max))
    expect((await submit({ [field]: '𠮷'.repeat(max + 1) })).body).toEqual(refusal([[field, `最多输入${max}个字`]]))
  })

  it('takes a phone of 11 characters, and not of 12', async () => {
    expect((await submit({ lxrPhone: '13800138000' })).status).toBe(200)
    const { body } = await submit({ lxrPhone: '138001380001' })
    expect(body).toMatchObject({ status: 'U00400', fields: [{ path: 'lxrPhone' }] })
  })

  it('takes numbers as digits in text, and answers them as numbers', async () => {
    const { businessType, ...sent } = submitSamples[sample]
    const texts = Object.entries(sent).map(([key, value]) => [key, typeof value === 'number' ? `${value}` : value])
    const { voucher: _, ...fields } = Object.fromEntries(texts)
    const { body } = await submit({ ...fields, businessType: `${businessType}` })
    const numbers = Object.fromEntries(
      Object.entries(submitSamples[sample]).filter(([, one]) => typeof one === 'number'),
    )
    expect((await portal.detail(body.businessSn)).body).toMatchObject(numbers)
  })

  it('takes its file as a list and as JSON text, whatever it was said to be for', async () => {
    for (const purpose of [undefined, 'generic', 'request-attachment']) {
      const file = await portal.upload(purpose)
      const { body } = await submit({ voucher: purpose ? [file] : JSON.stringify([file]) })
      const [shown] = JSON.parse(String((await portal.detail(body.businessSn)).body.voucher))
      expect(shown).toMatchObject({ fileName: file.fileName, url: expect.stringMatching(/^\/api\/file\//) })
      const { statusCode, rawPayload } = await portal.app.inject(shown.url)
      expect({ statusCode, start: rawPayload.toString('latin1', 0, 5) }).toEqual({ statusCode: 200, start: '%PDF-' })
    }
  })

  it('takes one file, its sender’s own, once, and no address from elsewhere', async () => {
    const [one, two] = [await portal.upload(), await portal.upload()]
    expect((await submit({ voucher: [one, two] })).body).toEqual(refusal([['voucher', '超过最大上传数量！']]))
    const foreign = await portal.upload('generic', portal.people.demo2.token)
    expect((await submit({ voucher: [one] })).status).toBe(200)
    for (const { url } of [one, foreign, { url: 'https://example.com/a.pdf' }, { url: '/api/file/1' }]) {
      const { status, body } = await submit({ voucher: [{ fileName: 'a.pdf', url }] })
      expect({ status, fields: body.fields }).toMatchObject({ status: 400, fields: [{ path: 'voucher' }] })
    }
  })

  it('is nobody’s who is not signed in', async () => {
    const { status, body } = await portal.submit({}, { sample, token: '' })
    expect({ status, body }).toMatchObject({ status: 401, body: { status: 'U00015' } })
  })
})

describe('on the wire, a filing', () => {
  const submit = async (changes: object) =>
    portal.submit({ voucher: [await portal.upload()], ...changes }, { sample: 'expertFiling' })

  it('takes an ID number of 18 characters, and not of 19', async () => {
    for (const obligeeNation of ['中国', '德国']) {
      expect((await submit({ obligeeNation })).status).toBe(200)
      const { body } = await submit({ obligeeNation, idCard: `${submitSamples.expertFiling.idCard}1` })
      expect(body).toMatchObject({ status: 'U00400', fields: [{ path: 'idCard', msg: '最多输入18个字' }] })
    }
  })

  it('asks nobody but a person for an ID number', async () => {
    for (const obligeeRenType of [2, '3']) {
      const { body } = await submit({ obligeeRenType, idCard: null })
      expect((await portal.detail(body.businessSn)).body).toMatchObject({ idCard: null })
    }
  })

  it('means 中国 and 服装及衣着附件 where nothing is said', async () => {
    const { body } = await submit({ intentionNation: '', intentionProduct: null })
    expect((await portal.detail(body.businessSn)).body).toMatchObject({
      intentionNation: '中国',
      intentionProduct: '服装及衣着附件',
    })
  })

  it('takes no proof but a PDF', async () => {
    for (const kind of ['jpg', 'docx'] as const) {
      const { body } = await submit({ voucher: [await portal.upload(undefined, undefined, kind)] })
      expect(body).toMatchObject({ status: 'U00400', fields: [{ path: 'voucher' }] })
    }
  })
})
