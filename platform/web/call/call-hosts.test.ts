import { afterEach, expect, it } from 'vitest'
import { hostOf } from './call-hosts.ts'

afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name="portal-hosts"]')) meta.remove()
})

it('sends a call to the host that the document names for the first beginning that fits its path', () => {
  const meta = document.createElement('meta')
  meta.name = 'portal-hosts'
  meta.content = JSON.stringify([
    ['/api/evidence', 'https://evidence.example'],
    ['/api/', 'https://root.example'],
  ])
  document.head.append(meta)
  expect(hostOf('/api/login')).toBe('https://root.example')
  expect(hostOf('/api/evidence/verify')).toBe('https://evidence.example')
  expect(hostOf('/cms/api/directive/contentList')).toBe('')
})
