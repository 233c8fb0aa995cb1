import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** A page on a busy machine takes longer than the library's one second; what never comes still fails. */
configure({ asyncUtilTimeout: 8_000 })

afterEach(cleanup)

/** A page that complains on the console has a fault that a user would meet. */
afterEach(() => {
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '))
  complaints.mockClear()
  if (calls.length > 0) throw new Error(`console.error in a page test: ${calls.join('\n')}`)
})
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
