import { abroad } from './abroad.ts'
import { customsAlerts } from './customs-alerts.ts'
import { customsRules } from './customs-rules.ts'
import type { DemonstrationArticle } from './demonstration-article.ts'
import { evidence } from './evidence.ts'
import { exhibitions } from './exhibitions.ts'
import { patents } from './patents.ts'
import { platforms } from './platforms.ts'
import { trademarks } from './trademarks.ts'

/** Every article of the demonstration; a file for each matter. */
export const demonstrationArticles: readonly DemonstrationArticle[] = [
  ...customsAlerts,
  ...customsRules,
  ...platforms,
  ...exhibitions,
  ...abroad,
  ...evidence,
  ...patents,
  ...trademarks,
]
