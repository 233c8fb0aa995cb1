import { readSiteAgain } from '@portal/site/web'
import { useEffect } from 'react'

const lookAgainMs = 60_000

/** Looks each minute what the operator says, so that a page that stands open learns of a time of maintenance. */
export const useSiteAgain = (): void => {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || readSiteAgain(), lookAgainMs)
    return () => clearInterval(timer)
  }, [])
}
