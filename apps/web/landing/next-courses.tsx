import { UpcomingCourses } from '@portal/courses/web'

/** So many fit beside the news. */
const shown = 2

export const NextCourses = () => <UpcomingCourses count={shown} />
