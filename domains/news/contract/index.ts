export { newsCategories } from './categories.ts'
export { newsApi } from './endpoints.ts'
export { hostileCases } from './hostile-samples.ts'
export { articleSample, newsArticleSample } from './samples.ts'
