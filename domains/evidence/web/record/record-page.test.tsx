import { createHash } from 'node:crypto'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicAnswer, receivedAt, recordNo } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { RecordPage } from './record-page.tsx'

const path = '/home/evidenceRecord'
const text = '组展合同原件'
const sha256 = createHash('sha256').update(text).digest('hex')
const file = { slot: 'zzfHt' as const, sha256, sm3: 'a'.repeat(64), size: 18, receivedAt, isCopy: false }
const stage = (answer: () => object, no = recordNo) =>
  stagePage(<RecordPage />, {
    path,
    at: `${path}?no=${no}`,
    visitor: true,
    answers: { [`GET /api/evidence/${recordNo}`]: () => publicAnswer(), [`GET /api/evidence/${no}`]: answer },
  })

it('tells a file of the record from one that was changed, without sending either', async () => {
  const { user, callsOf } = stage(() => publicAnswer({ files: [file] }))
  const picker = await screen.findByLabelText(/选择文件/)
  await user.upload(picker, new File([text], '改了名.pdf'))
  expect(await screen.findByText('与“组展方合同”一致')).toBeVisible()
  await user.upload(picker, new File([`${text} `], '合同.pdf'))
  expect(await screen.findByText('与这份存证里的任何文件都不一致')).toBeVisible()
  expect(callsOf(`GET /api/evidence/${recordNo}`)).toHaveLength(1)
})

it('says that there is no record of a number, and looks for another', async () => {
  const { user, router } = stage(() => refusal(404, 'U00404', '没有找到'), 'EV1')
  expect(await screen.findByText('没有这个编号的公开记录')).toBeVisible()
  const box = screen.getByRole('textbox', { name: '存证编号' })
  await user.clear(box)
  await user.type(box, ` ${recordNo.toLowerCase()} `)
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(router.state.location.search).toBe(`?no=${recordNo}`)
})
