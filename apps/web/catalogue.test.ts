import { expect, it } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { domains } from './domains.ts'

it('has a stage for every service, so that the landing page leaves out none', () => {
  const { services, groups } = catalogueOf(domains)
  expect(groups.flatMap((group) => group.services.map(({ to }) => to)).sort()).toEqual(
    services.map(({ to }) => to).sort(),
  )
})
