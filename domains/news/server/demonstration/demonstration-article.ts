import type { NewsCategory } from '../../contract/categories.ts'
import type { NewsPlace, NewsSubject } from '../../contract/tags.ts'

/** An article that the portal brings along to be shown with. */
export type DemonstrationArticle = {
  categoryId: NewsCategory
  title: string
  /** At most 300 characters. */
  summary: string
  author: string
  /** Who published the original. */
  source?: string
  /** The address of the original, http(s). */
  sourceUrl?: string
  /** The day `YYYY-MM-DD` on which it was compared with the original. */
  checkedOn?: string
  places: NewsPlace[]
  subjects: NewsSubject[]
  /** Addresses of the services that the article concerns, such as `/home/customsSeizure`. */
  services: string[]
  publishedDaysAgo: number
  /** HTML; tags that are not allowed are removed. */
  text: string
}
