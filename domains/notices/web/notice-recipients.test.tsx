import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refusal, stagePage } from '../testing/page-stage.tsx'
import { NoticeRecipients } from './notice-recipients.tsx'

const recipientsCall = 'GET /api/notices/recipients'
afterEach(() => localStorage.clear())
const stage = (answer: () => object) =>
  stagePage(<NoticeRecipients topic="request" />, { at: '/home/form', answers: { [recipientsCall]: answer } })

it('says where news of this topic will go, masked, before a form is sent', async () => {
  const { callsOf } = await stage(() => ({
    recipients: [
      { channel: 'inApp', address: null },
      { channel: 'mail', address: 'd***@example.com' },
      { channel: 'webhook', address: '138****0001' },
    ],
  }))
  expect(
    await screen.findByText(/通知将发给：站内消息、邮件 d\*\*\*@example\.com、短信或微信 138\*\*\*\*0001/),
  ).toBeInTheDocument()
  expect(callsOf(recipientsCall)[0]?.query).toEqual({ topic: 'request' })
})

it('opens the preferences beside the form, so that nothing typed is left', async () => {
  await stage(() => ({ recipients: [{ channel: 'inApp', address: null }] }))
  const link = await screen.findByRole('link', { name: /接收设置/ })
  expect(link).toHaveAttribute('href', '#/home/notices?tab=preferences')
  expect(link).toHaveAttribute('target', '_blank')
})

it('promises no more than the list in the portal when the server does not say', async () => {
  await stage(() => refusal(500, 'U00500', '系统繁忙，请稍后再试'))
  expect(await screen.findByText(/通知将发给：站内消息，其他接收方式暂时查不到/)).toBeInTheDocument()
})
