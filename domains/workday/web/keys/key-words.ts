/** A page of the menu. */
export type Place = { path: string; name: string }

/** The second key after `g`, and the page to which it leads whoever may open it. */
export const goKeys = [
  { key: 't', path: '/today' },
  { key: 'r', path: '/requests' },
  { key: 'o', path: '/orders' },
  { key: 'u', path: '/users' },
] as const

/** What each key does, in the order of the list of keys; only pages that the viewer may open are named. */
export const keyWords = (places: readonly Place[]): readonly { keys: readonly string[]; words: string }[] => [
  { keys: ['/'], words: '查找' },
  ...goKeys.flatMap(({ key, path }) => {
    const place = places.find((one) => one.path === path)
    return place ? [{ keys: ['g', key], words: `打开${place.name}` }] : []
  }),
  { keys: ['j'], words: '列表：下一行' },
  { keys: ['k'], words: '列表：上一行' },
  { keys: ['Enter'], words: '列表：打开这一行' },
  { keys: ['x'], words: '列表：勾选这一行' },
  { keys: ['e'], words: '列表：按这一行的第一个按钮' },
  { keys: ['?'], words: '显示这张表' },
]
