import { sampleCountries, sampleRegions } from '@portal/regions/contract'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { submitSamples } from '../../contract/samples.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { ECommercePage } from './e-commerce-page.tsx'
import { ExhibitionPage } from './exhibition-page.tsx'
import { ExpertFilingPage } from './expert-filing-page.tsx'
import { RiskAversionPage } from './risk-aversion-page.tsx'
import { TradeDisputePage } from './trade-dispute-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** The page of a kind, with the draft that another device has left in the account. */
const stageWithDraft = (Page: ComponentType, form: string, values: object) => {
  const head = {
    id: 'd1',
    version: 1,
    form,
    title: '草稿',
    page: '/home/form',
    savedAt: 1_795_000_000_000,
    device: 'x',
  }
  return stagePage(<Page />, {
    path: '/home/form',
    answers: {
      'GET /api/drafts': () => ({ elements: [head] }),
      'GET /api/drafts/{form}': () => ({ ...head, values, lostFiles: 0 }),
      'PUT /api/drafts/{form}': () => ({ ...head, version: 2 }),
      'GET /api/countryList': () => ({ list: sampleCountries }),
      'GET /api/regions': () => ({ list: sampleRegions }),
      [submitCall]: () => ({ businessSn: 'XX20261120000001', acceptanceDue: 0 }),
    },
  })
}

const [proof] = submitSamples.expertFiling.voucher
/** As the form holds a file that it has uploaded. */
const filing = { ...submitSamples.expertFiling, voucher: [{ ...proof, id: 'proof' }] }

describe.each([
  ['专家辅助备案', ExpertFilingPage, filing],
  ['展会投诉应对', ExhibitionPage, submitSamples.exhibition],
  ['跨境电商侵权应对', ECommercePage, submitSamples.eCommerce],
  ['贸易救济纠纷应对', TradeDisputePage, submitSamples.tradeDispute],
  ['风险预警防范指引', RiskAversionPage, submitSamples.riskAversion],
])('a draft of %s', (_name, Page, sample) => {
  const { businessType, ...values } = sample
  const restore = async () => {
    const staged = stageWithDraft(Page, `request-${businessType}`, values)
    await staged.user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /诉求|其他需求/ })).toHaveValue(sample.appeal))
    return staged
  }

  it('of another device fills the whole form, which is sent as it was written', async () => {
    const { user, callsOf } = await restore()
    await user.click(screen.getByRole('button', { name: /^提交/ }))
    await screen.findByText('XX20261120000001')
    expect(callsOf(submitCall).map(({ body }) => body)).toMatchObject([sample])
  })

  it('goes whole to the account, while this browser keeps nothing personal of it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { user, callsOf } = await restore()
    await user.click(screen.getByRole('textbox', { name: /诉求|其他需求/ }))
    await user.paste('，另请回电')
    await act(async () => void vi.advanceTimersByTime(30_000))
    vi.useRealTimers()
    const saving = `PUT /api/drafts/request-${businessType}`
    await waitFor(() => expect(callsOf(saving)).toHaveLength(1))
    const [saved] = callsOf(saving)
    expect(saved?.body).toMatchObject({ values: { ...values, appeal: `${sample.appeal}，另请回电` } })
    const kept = JSON.stringify({ ...localStorage })
    expect(kept).toContain('另请回电')
    for (const personal of ['330203199001010014', sample.lxrPhone, 'demo@example.com', '.pdf'])
      expect(kept).not.toContain(personal)
  })
})
