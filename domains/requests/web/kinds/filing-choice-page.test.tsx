import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stagePage } from '../../testing/page-stage.tsx'
import { filingsPath } from '../paths.ts'
import { FilingChoicePage } from './filing-choice-page.tsx'
import { filingWays } from './filing-ways.ts'

const stage = (query = '') =>
  stagePage(<FilingChoicePage />, { path: '/home/exhibition', at: `/home/exhibition${query}`, answers: {} })

describe('the choice of a filing', () => {
  it('offers exactly the ways that exist', () => {
    stage()
    const links = screen.getAllByRole('link', { name: /：/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(filingWays.map(({ to }) => to))
  })

  it('leads to the expert where the address says so', async () => {
    const { router } = stage('?iszjfz=1')
    await waitFor(() => expect(router.state.location.pathname).toBe(`${filingsPath}/zjfzba`))
  })

  it.each(['?iszjfz=2', '?iszjfz=', '?iszjfz=x'])('stays for %s', (query) => {
    const { router } = stage(query)
    expect(router.state.location.pathname).toBe('/home/exhibition')
  })
})
