import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api.ts'
import { requiredText } from '../../contract/text.ts'
import { isAppFailure } from './failures.ts'
import { parseInput } from './request-input.ts'

const endpoint: Endpoint = {
  method: 'POST',
  path: '/api/notes',
  access: 'public',
  summary: 'writes a note',
  body: z.object({ title: requiredText('请输入标题'), place: z.object({ page: z.number() }) }),
  reply: z.object({}),
}
const refused = (body: unknown) => {
  try {
    return parseInput(endpoint, { params: {}, query: {}, body })
  } catch (error) {
    return isAppFailure(error) ? { msg: error.failure.msg, fields: error.fields } : error
  }
}

it('an id that cannot be stored answers like one that is not there', () => {
  const { body: _body, ...rest } = endpoint
  const byId: Endpoint = { ...rest, params: z.object({ id: z.string() }) }
  const read = (id: string) => parseInput(byId, { params: { id }, query: {}, body: {} })
  for (const id of ['\0', 'LY1\0', '\ud800']) {
    expect(() => read(id)).toThrow(expect.objectContaining({ code: 'record.not_found' }))
  }
  expect(read('LY1')).toMatchObject({ params: { id: 'LY1' } })
})

it('a rule without words of its own is refused in words that can be shown', () => {
  const unspecified = '提交内容有误，请检查后重试'
  for (const place of ['x', 5, [], { page: 'x' }, {}]) {
    expect(refused({ title: '标题', place })).toEqual({
      msg: unspecified,
      fields: [{ path: 'place', msg: unspecified }],
    })
  }
  expect(refused({ title: '', place: 'x' })).toMatchObject({
    msg: '请输入标题',
    fields: [{ msg: '请输入标题' }, { path: 'place', msg: unspecified }],
  })
  expect(refused({ title: '标题', place: { page: 1 } })).toEqual({ body: { title: '标题', place: { page: 1 } } })
})
