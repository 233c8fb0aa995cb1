import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { favouritesApi } from '../contract/endpoints.ts'
import { type Finders, keepFavourite, listFavourites, removeFavourite } from './own-favourites.ts'
import { favouritesPersonal } from './personal.ts'

/**
 * The favourites domain for the server. `finders` tell the present names of things and so which no longer exist; the
 * composition root knows who can tell.
 */
export const createFavouritesServer = (finders: Finders = {}): ServerDomain => ({
  name: 'favourites',
  personal: favouritesPersonal,
  routes: bindRoutes(favouritesApi, {
    list: listFavourites(finders),
    keep: keepFavourite,
    remove: removeFavourite,
  }),
  demonstrate: [
    {
      name: 'favourites',
      title: '我的收藏',
      run: async (ctx, people) => (await import('./seed-favourites.ts')).seedFavourites(ctx, people),
    },
  ],
})
