import { expect, it } from 'vitest'
import { withoutSummariesIn } from './without-summaries.ts'

it('leaves out what calls are for, wherever it stands, and nothing else', () => {
  const code = `
    export const api = defineApi(errors, {
      list: { method: 'GET', path: '/a', summary: '列表，按 { 时间 }', reply: page },
      save: { summary: \`保存 \${most} 项\`, method: 'POST', path: '/b', body: z.object({ summary: text }) },
      end: { method: 'POST', path: '/c', summary: '结束' },
    })
    export const article = { title, summary: '摘要', path }`
  expect(withoutSummariesIn(code)).toBe(`
    export const api = defineApi(errors, {
      list: { method: 'GET', path: '/a', reply: page },
      save: { method: 'POST', path: '/b', body: z.object({ summary: text }) },
      end: { method: 'POST', path: '/c', },
    })
    export const article = { title, summary: '摘要', path }`)
})
