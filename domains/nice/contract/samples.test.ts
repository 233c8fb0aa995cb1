import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { deskNiceApi } from './desk-endpoints.ts'
import { deskEditionRowsSample, deskEditionSample, industriesFormSample } from './desk-samples.ts'
import { niceApi } from './endpoints.ts'
import * as samples from './samples.ts'

/** The rules of page tests rest on these answers, so each must be one that the call may give. */
test.each<[string, z.ZodMiniType, unknown]>([
  ['classes', niceApi.classes.reply, samples.classesSample],
  ['classes without items', niceApi.classes.reply, samples.classesOnlySample],
  ...Object.values(samples.groupsSamples).map((one): [string, z.ZodMiniType, unknown] => [
    `groups of ${one.class_id}`,
    niceApi.groups.reply,
    one,
  ]),
  ['a search', niceApi.search.reply, samples.foundSample],
  ['a search by initials', niceApi.search.reply, samples.foundByInitialsSample],
  ['industries', niceApi.industries.reply, { list: samples.industriesSamples.first }],
  ['industries below one', niceApi.industries.reply, { list: samples.industriesSamples.second }],
  ['what is offered', niceApi.recommend.reply, samples.offeredSample],
  ['editions', niceApi.editions.reply, samples.editionsSample],
  ['moves', niceApi.moves.reply, samples.movesSample],
  ['an edition of the desk', deskNiceApi.readEdition.reply, deskEditionSample],
  ['editions of the desk', deskNiceApi.listEditions.reply, { elements: deskEditionRowsSample, totalElements: 2 }],
  ['industries of the desk', deskNiceApi.readIndustries.reply, industriesFormSample],
])('the sample of %s is an answer of its call', (_name, reply, sample) => {
  expect(reply.parse(sample)).toEqual(sample)
})
