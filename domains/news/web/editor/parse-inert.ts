import { trustedPolicy } from '@portal/platform/web'

/** No other code can reach this policy, so that whatever it lets through is parsed aside and never in the page. */
const policy = trustedPolicy('portal-markup', { createHTML: (html) => html })

/** Parses HTML into the body of a document of its own, in which no script runs and nothing is loaded. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body
