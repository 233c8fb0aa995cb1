import type { Page } from '@playwright/test'

export type Stored = {
  local: Record<string, string>
  session: Record<string, string>
  cookies: string[]
  databases: string[]
}

/** Everything that the page has stored in this browser. */
export const storedIn = async (page: Page): Promise<Stored> => {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  return { ...kept, cookies }
}

/** The eleven digits of a mobile number or the eighteen signs of an ID number, with no letter, digit or hyphen beside them. */
export const personalNumber = /(?<![\w-])(?:1\d{10}|\d{17}[\dXx])(?![\w-])/
