import { registrationPath } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogueOf } from '../../catalogue.ts'
import { domains } from '../../domains.ts'
import { plainScreen, signIn, stageApp } from '../../testing/app-stage.tsx'
import { portalRoutes } from '../routes.tsx'
import { registrations } from './registrations.ts'

beforeEach(plainScreen)

const prices = { service: 'sqzl', version: null, effectiveFrom: null, demonstration: false, items: [] }
const answers = { '/api/fees': prices, '/api/site': {}, '/api/links': {} }
const open = (active?: string, more = {}) =>
  stageApp(portalRoutes(domains), registrationPath(active), { ...answers, ...more })

/** The first import of the real pages may take its time on a busy machine. */
const patience = { timeout: 15_000 }

describe('the page on which registrations begin', () => {
  it.each([undefined, 'other'])(
    'has a card for whatever can be registered, with the ways to its forms (%s)',
    async (at) => {
      await open(at)
      for (const { title, forms } of registrations) {
        const card = within(await screen.findByRole('region', { name: title }, patience))
        const ways = card.getAllByRole('link').map((link) => link.getAttribute('href'))
        for (const { active } of forms) expect(ways).toContain(registrationPath(active))
      }
      expect(catalogueOf(domains).services.map(({ to }) => to)).toContain(registrationPath())
    },
  )

  it('sends a visitor to the login where a form needs one, and back to it afterwards', async () => {
    const { here } = await open('sqzl')
    await waitFor(() => expect(here()).toBe(`/login?return_url=${encodeURIComponent(registrationPath('sqzl'))}`))
  })

  it('opens the form that the address names', async () => {
    await open('sqzl', { ...signIn({}), '/api/countryList': { list: [] }, '/api/drafts': { elements: [] } })
    expect(await screen.findByRole('form', { name: '专利申请' }, patience)).toBeInTheDocument()
  })
})
