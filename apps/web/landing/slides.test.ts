import { expect, it } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import { oneService } from '../testing/sample-domains.ts'
import { slidesOf } from './slides.ts'

it('shows three slides of the portal, none with the picture of another', () => {
  const slides = slidesOf(catalogueOf(domains).services)
  expect(slides).toHaveLength(3)
  expect(new Set(slides.map(({ scene }) => scene)).size).toBe(3)
})

it('never shows more than three, however many services would like to', () => {
  const [service] = catalogueOf([oneService]).services
  if (!service) throw new Error('The sample has no service')
  expect(slidesOf(Array.from({ length: 5 }, (_, at) => ({ ...service, to: `/home/${at}` })))).toHaveLength(3)
})
