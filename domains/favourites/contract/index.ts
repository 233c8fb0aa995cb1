export { favouritesApi } from './endpoints.ts'
export { favouriteErrors } from './errors.ts'
export {
  type Favourite,
  type FavouriteKey,
  type FavouriteKind,
  favouriteKindLabels,
  favouriteKinds,
  favouriteLimits,
} from './favourite.ts'
export { favouriteSamples } from './samples.ts'
