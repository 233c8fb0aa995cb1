import { trustedPolicy } from '@portal/platform/web'

/**
 * The policy lets every text through, so that no other code may hold this object: what it lets through is parsed aside and
 * never in the page. The name is not guarded: any script of the page may make a policy of the same name.
 */
const policy = trustedPolicy('portal-markup', { createHTML: (html) => html })

/** Parses HTML into the body of a document of its own, in which no script runs and nothing is loaded. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body
