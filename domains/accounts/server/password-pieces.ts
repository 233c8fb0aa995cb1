/**
 * The words that leaked Chinese passwords are mostly made of: phrases in pinyin, numbers that are read as words, the
 * commonest surnames, names of firms and places, and the few English words that everybody knows. Names of other web
 * sites are left out, and so are words of everyday English: three of them make a good password.
 */
const words = [
  'woaini wo aini aiwo woaiwojia woshi woshishui shishui nihao nimen baobei baobao laopo laogong qinaide tiantian',
  'zhongguo beijing shanghai guangzhou shenzhen hangzhou ningbo wuhan tianjin chongqing yiwu xiamen nanjing suzhou',
  'mima mimashi wodemima denglu zhanghao yonghu guanli guanliyuan ceshi gongsi maoyi jinchukou dianzi keji',
  'taobao tianmao alibaba tencent baidu weixin weibo huawei xiaomi zhifubao',
  'facai gongxi shengri kuaile xingfu pingan jiankang meili xiwang meiyou zuguo dashuaige shuaige',
  '520 521 1314 5201314 1314520 7758521 7758258 168 518 886 888 666 999 110 119 114 10086',
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng',
  'wei fang na min jing qiang lei jun yong yan jie juan tao ming chao xia ping gang hua fei xin bo hao ting ying',
  'xiaoming xiaohong xiaoli xiaowang zhangsan lisi wangwu',
  'admin administrator root password passwd iloveyou welcome letmein superman princess dragon monkey sunshine',
]
  .join(' ')
  .split(' ')

/**
 * Signs that stand for a letter: `P@ssw0rd` is the same word as `password`. Short words are compared without them,
 * since a digit there is more likely a digit.
 */
const disguises: Readonly<Record<string, string>> = { a: 'a@4', e: 'e3', i: 'i1!', l: 'l1', o: 'o0', s: 's$5', t: 't7' }
const shortestDisguised = 4

/** The keys of the row of digits, with and without shift. */
const shifted = '!@#$%^&*()'
const plainKey = (sign: string): string => {
  const at = shifted.indexOf(sign)
  return at === -1 ? sign : String((at + 1) % 10)
}

const lines = (text: string): string[] => text.split(' ')
/** The ways that a walk may take: rows and columns of the keyboard, the pad of digits, the alphabet. */
const ways = [
  ...lines('1234567890 qwertyuiop asdfghjkl zxcvbnm'),
  ...lines('1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol 0p'),
  ...lines('147 258 369 159 357 789 456 123'),
  'abcdefghijklmnopqrstuvwxyz',
]
const zigzags = ['1q2w3e4r5t6y7u8i9o0p', 'qawsedrftgyhujikolp', 'azsxdcfvgbhnjmkl']
const shortestWalk = 3
const walks = [...ways, ...zigzags].flatMap((way) => [way, [...way].toReversed().join('')])

const atMost = { words: 2, digits: 8, letters: 1, signs: 1 }
type Spent = { words: number; digits: number; letters: number; signs: number }

const cost = ({ words: w, digits, letters, signs }: Spent): number => w * 3 + digits + letters * 9 + signs * 2
const isAfforded = (spent: Spent): boolean =>
  (Object.keys(atMost) as (keyof Spent)[]).every((kind) => spent[kind] <= atMost[kind])

/** Where the walk that begins at `from` ends: the index behind it, or `from` where none begins. */
const walkFrom = (points: readonly string[], from: number): number => {
  const keys = points.map(plainKey)
  let end = from + shortestWalk
  while (end <= keys.length && walks.some((walk) => walk.includes(keys.slice(from, end).join('')))) end += 1
  return end > from + shortestWalk ? end - 1 : from
}

/** Where the row of equal characters that begins at `from` ends. */
const repeatFrom = (points: readonly string[], from: number): number => {
  const other = points.findIndex((point, at) => at > from && point !== points[from])
  return other === -1 ? points.length : other
}

const stands = (word: string, points: readonly string[], from: number): boolean =>
  [...word].every((letter, at) => {
    const point = points[from + at]
    if (point === undefined) return false
    return word.length < shortestDisguised ? point === letter : (disguises[letter] ?? letter).includes(point)
  })

/** The indexes behind each word of the list that begins at `from`. */
const wordsFrom = (points: readonly string[], from: number): number[] =>
  words.filter((word) => stands(word, points, from)).map((word) => from + word.length)

const loose = (point: string): keyof Spent => {
  if (/\d/.test(point)) return 'digits'
  return /\p{L}/u.test(point) ? 'letters' : 'signs'
}

const plus = (spent: Spent, kind: keyof Spent): Spent => ({ ...spent, [kind]: spent[kind] + 1 })

/**
 * Whether the whole password falls into pieces that a guesser tries first: at most two words of the list, walks over the
 * keyboard, repeated keys, a date's worth of digits and next to nothing else: `woaini1314520`, `P@ssw0rd1234`,
 * `147258369147`. `key` is the password in the form in which passwords are compared.
 */
export const isWordsAndWalks = (key: string): boolean => {
  const points = [...key]
  const best: (Spent | undefined)[] = [{ words: 0, digits: 0, letters: 0, signs: 0 }]
  const offer = (to: number, spent: Spent): void => {
    const held = best[to]
    if (isAfforded(spent) && (!held || cost(spent) < cost(held))) best[to] = spent
  }
  points.forEach((point, from) => {
    const spent = best[from]
    if (!spent) return
    offer(from + 1, plus(spent, loose(point)))
    for (const to of wordsFrom(points, from)) offer(to, plus(spent, 'words'))
    for (let to = walkFrom(points, from); to >= from + shortestWalk; to -= 1) offer(to, spent)
    for (let to = repeatFrom(points, from); to > from + 1; to -= 1) offer(to, spent)
  })
  return best[points.length] !== undefined
}
