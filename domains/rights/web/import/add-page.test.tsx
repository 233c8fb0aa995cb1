import { refusal, stageOf } from '@portal/accounts/testing/page'
import { findPrefill } from '@portal/platform/web'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SuggestedRight } from '../../contract/import/suggestion.ts'
import { rightPath, rightsPath } from '../../contract/paths.ts'
import { AddPage } from './add-page.tsx'
import { newRightPath } from './paths.ts'

const recordNum = 'T2024-990001'
const detailCall = `GET /api/recordals/${recordNum}`
const addCall = 'POST /api/rights/fromRecordal'
const suggestCall = 'GET /api/rights/suggestions'
const id = '0192a4c6-0000-7000-8000-000000000002'

const detail = {
  ...{ asOf: '2026-11-01', isDemonstration: true, similar: [], changes: [] },
  sameHolder: { elements: [], totalElements: 0, totalIsExact: true },
  recordal: {
    ...{ recordIcon: null, recordName: '演示星辰', name: '演示远帆进出口有限公司', conutryName: '中国' },
    ...{ registerNum: '90000001', recordNum, registerType: 4, productType: '9', recordState: 1 },
    ...{ recordBeginDate: '2024-03-01', recordEndDate: '2034-02-28' },
  },
}

const stage = (query: string, answers: Record<string, () => object>) =>
  stageOf({})(<AddPage />, { at: `${rightsPath}?form=add&${query}`, answers })

it('shows what the data say of a recordal and up to which day, and adds its right', async () => {
  const { user, here, callsOf } = stage(`recordNum=${recordNum}`, {
    [detailCall]: () => detail,
    [addCall]: () => ({ id }),
  })
  expect(await screen.findByText('2026-11-01（演示数据）')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '加入权利台账' }))
  await waitFor(() => expect(here()).toBe(rightPath(id)))
  expect(callsOf(addCall).map(({ body }) => body)).toEqual([{ recordNum }])
})

it('leads to the right that is there', async () => {
  const { user } = stage(`recordNum=${recordNum}`, {
    [detailCall]: () => detail,
    [addCall]: () => refusal(409, 'U00409', '台账中已有同类型、同国家、同号码的权利', { current: { id } }),
  })
  await user.click(await screen.findByRole('button', { name: '加入权利台账' }))
  expect(await screen.findByText('台账里已有这项权利')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', rightPath(id))
})

it('takes the rights that a request names to the form, one by one', async () => {
  const right: SuggestedRight = {
    ...{ registerType: 4, recordName: '海帆', registerNum: '7654321', obligeeName: '演示·宁波海帆' },
    existing: null,
  }
  const { user, here } = stage('businessSn=KL1', {
    [suggestCall]: () => ({ rights: [right, { ...right, recordName: '远帆', existing: id }] }),
  })
  expect(await screen.findByRole('link', { name: '已在台账，查看' })).toHaveAttribute('href', rightPath(id))
  await user.click(screen.getByRole('button', { name: '补全并加入 海帆' }))
  await waitFor(() => expect(here()).toBe(newRightPath))
  const { existing: _, ...values } = right
  expect(findPrefill(rightsPath)).toEqual({ from: '业务 KL1', values: { ...values, businessSn: 'KL1' } })
})

it('says so where a request names no right, and where it is not completed', async () => {
  stage('businessSn=KL1', { [suggestCall]: () => ({ rights: [] }) })
  expect(await screen.findByText('这件业务没有写明权利')).toBeVisible()
})
