import { splitChoices } from '@portal/platform/contract'
import { placeText } from '@portal/regions/web'
import type { PublicCourse } from '../../contract/course.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The values of the form in words, for the comparison of two drafts: codes and ids mean nothing to a reader. */
export const draftWords = async (
  values: Readonly<Record<string, unknown>>,
  courses: readonly PublicCourse[],
): Promise<Readonly<Record<string, string>>> => ({
  province: await placeText({
    province: text(values.province),
    city: text(values.city),
    county: text(values.county),
  }),
  city: '',
  county: '',
  outArea: splitChoices(text(values.outArea)).join('、'),
  courses: splitChoices(text(values.courses))
    .map((id) => courses.find((course) => course.id === id)?.courseName ?? '已结束的课程')
    .join('、'),
})
