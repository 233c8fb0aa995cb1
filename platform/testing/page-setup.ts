import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { completeBrowser } from './page-browser.ts'
import { openPageClock } from './page-clock.ts'
import { listStanding, listWindow, restoreStanding } from './page-globals.ts'
import { clearPage } from './page-leftovers.ts'
import { watchListeners } from './page-listeners.ts'
import { endTimers } from './page-timers.ts'

/*
 * All test files of a worker share one window and the libraries that are loaded, since building both anew for each file
 * took most of the time. The portal's own modules, and with them every store, are loaded anew for each file.
 */
vi.resetModules()

/**
 * How long a test waits for something to appear: on a busy machine a page takes longer than the library's default of one
 * second. What never appears still fails the test.
 */
configure({ asyncUtilTimeout: 8_000 })

completeBrowser()

const clock = openPageClock()
const beforeFile = listStanding()
const endListeners = watchListeners()

/** Undone here for every test, so that no test has to: trees of React, stubs, faked clocks, toasts. */
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clock.again()
  const { dismissToast, toastStore } = await import('../web/ui/toast-store.ts')
  for (const { id } of toastStore.snapshot()) dismissToast(id)
})

/** Whatever else a test leaves behind would reach the next one: it is removed, and the test that left it fails. */
beforeEach(() => {
  const before = listWindow()
  // A page that complains on the console has a fault that a user would meet.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    const complained = complaints.mock.calls.map((call) => `console.error: ${call.map(String).join(' ')}`)
    vi.restoreAllMocks()
    const left = [...clearPage(), ...endTimers(), ...restoreStanding(before)]
    const faults = [...complained, ...left.map((what) => `left behind by this test: ${what}`)]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
})

afterAll(() => {
  endListeners()
  const left = restoreStanding(beforeFile)
  clock.close()
  if (left.length > 0) throw new Error(`left behind by this file: ${left.join(', ')}`)
})
