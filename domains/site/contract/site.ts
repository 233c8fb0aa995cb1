import * as z from 'zod/mini'

/** What the operator says about itself. A missing value is null: header and footer then leave the place out. */
export const SiteInfo = z.object({
  /** Six addresses of parts on other hosts; empty means this one. Our own pages link to `loginUrl` and `indexUrl`. */
  rootUrl: z.string(),
  projectUrl: z.string(),
  indexUrl: z.string(),
  cmsUrl: z.string(),
  loginUrl: z.string(),
  evidenceUrl: z.string(),
  phone: z.nullable(z.string()),
  alliance: z.nullable(z.string()),
  companyCredit: z.nullable(z.string()),
  icp: z.nullable(z.string()),
  policeRecord: z.nullable(z.string()),
  /** The agency that patent pages name; nobody when none is configured. */
  agency: z.nullable(z.object({ name: z.string(), licenceNo: z.nullable(z.string()), url: z.nullable(z.string()) })),
  /** One HTTPS page shown in place of the progress list of that number. */
  frame: z.nullable(z.object({ item: z.string(), url: z.string() })),
  /** Logins that other portals vouch for: the cookie of theirs to look for, and the only addresses that re-check them. */
  thirdLogin: z.object({ cookie: z.nullable(z.string()), addresses: z.array(z.string()) }),
  /** Data of this portal is for show; the page says so in a strip. */
  demonstration: z.boolean(),
  /** Put before every name in the browser's local storage, so that two portals on one host do not meet. */
  storagePrefix: z.string(),
})
export type SiteInfo = z.infer<typeof SiteInfo>
