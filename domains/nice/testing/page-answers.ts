import type { Answers } from '@portal/accounts/testing/page'
import {
  classesSample,
  editionsSample,
  foundSample,
  groupsSamples,
  industriesSamples,
  movesSample,
  offeredSample,
} from '../contract/samples.ts'

/** The groups of a class, as the sample has them; a class without sample groups has none. */
const groupsOf = (classId: number) =>
  Object.values(groupsSamples).find(({ class_id }) => class_id === classId) ?? {
    edition: classesSample.edition,
    class_id: classId,
    groups: [],
  }

/** The classes that the sample has items of, and an empty one: a test of one class does not need all 45. */
const fewClasses = {
  ...classesSample,
  list: classesSample.list.filter(({ class_id }) => [9, 10, 25, 35, 45].includes(class_id)),
}

/** A server with the sample edition: any search finds 眼镜. */
export const niceAnswers: Answers = {
  'GET /api/getNiceClass': () => fewClasses,
  'GET /api/getNiceGroupByClassId': ({ query }) => groupsOf(Number(query.class_id)),
  'GET /api/searchNiceItem': () => foundSample,
  'GET /api/niceEditions': () => editionsSample,
  'GET /api/niceMoves': () => movesSample,
  'GET /api/findIntelliRecommend': ({ query }) => ({
    list: query.level === '1' ? industriesSamples.first : industriesSamples.second,
  }),
  'GET /api/findIntelliRecommendMin': () => offeredSample,
}
