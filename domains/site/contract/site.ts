import * as z from 'zod/mini'

/** What the operator says about itself. A missing value is null: header and footer then leave the place out. */
export const SiteInfo = z.object({
  /**
   * Addresses of six parts of the portal on other hosts; an empty one means this host. Our own pages use only `loginUrl` and
   * `indexUrl`.
   */
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
  /** The agency that pages about patents name; null where the operator has configured none. */
  agency: z.nullable(z.object({ name: z.string(), licenceNo: z.nullable(z.string()), url: z.nullable(z.string()) })),
  /** An HTTPS page that is shown in place of the list of progress with this number. */
  frame: z.nullable(z.object({ item: z.string(), url: z.string() })),
  /** Logins of other portals: the name of their cookie, and the only addresses at which a login is checked again. */
  thirdLogin: z.object({ cookie: z.nullable(z.string()), addresses: z.array(z.string()) }),
  /** What everybody is told of a time of maintenance (epoch ms), from a day before it begins until it is over. */
  maintenance: z.nullable(
    z.object({
      text: z.string(),
      from: z.number(),
      until: z.number(),
      readOnly: z.boolean(),
      /** From when to when, in the time of Shanghai, and what cannot be done meanwhile. */
      when: z.string(),
    }),
  ),
  /** True: the data of this portal are a demonstration, and a strip on each page says so. */
  demonstration: z.boolean(),
  /** Stands before every key in the browser's local storage, so that two portals on one host do not share data. */
  storagePrefix: z.string(),
})
export type SiteInfo = z.infer<typeof SiteInfo>
