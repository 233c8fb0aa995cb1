/** All syllables of pinyin, without tones; ü is written as v. */
const syllables = new Set(
  (
    'a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng ' +
    'cha chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo ci cong cou cu ' +
    'cuan cui cun cuo da dai dan dang dao de dei den deng di dia dian diao die ding diu dong dou du duan dui dun duo ' +
    'e ei en eng er fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan ' +
    'guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian ' +
    'jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke kei ken keng kong kou ku kua kuai kuan ' +
    'kuang kui kun kuo la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun ' +
    'luo lv lve ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao ne ' +
    'nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo nv nve o ou pa pai pan pang pao pei pen ' +
    'peng pi pian piao pie pin ping po pou pu qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang ' +
    'rao re ren reng ri rong rou ru rua ruan rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she ' +
    'shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan ' +
    'tang tao te tei teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi ' +
    'xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yong you yu yuan yue ' +
    'yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhei zhen zheng zhi zhong zhou zhu zhua ' +
    'zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo'
  ).split(' '),
)

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

/** The positions where a syllable or a number that begins at `from` may end, the longest first. */
const endsFrom = (signs: string, from: number): number[] => {
  if (isDigit(signs[from])) {
    let end = from
    while (isDigit(signs[end])) end += 1
    return [end]
  }
  const lengths = [6, 5, 4, 3, 2, 1].filter((length) => syllables.has(signs.slice(from, from + length)))
  return lengths.map((length) => from + length).filter((end) => end <= signs.length)
}

/** For each position, whether the text from there to its end can be cut into syllables and numbers. */
const speakableFrom = (signs: string): boolean[] => {
  const can = Array.from({ length: signs.length + 1 }, () => false)
  can[signs.length] = true
  for (let from = signs.length - 1; from >= 0; from -= 1) can[from] = endsFrom(signs, from).some((end) => can[end])
  return can
}

export const isSyllable = (signs: string): boolean => syllables.has(signs)

/**
 * All ways to read parts of letters and digits, one after the other, as pinyin; of each way the first `most` syllables. Empty
 * where the parts are not pinyin. A syllable never reaches across the end of its part.
 */
export const spokenWays = (parts: readonly string[], most = Number.POSITIVE_INFINITY): string[][] => {
  const can = parts.map(speakableFrom)
  if (!can.every(([first]) => first)) return []
  const ways: string[][] = []
  const go = (part: number, from: number, before: readonly string[]): void => {
    const signs = parts[part]
    if (signs === undefined || before.length >= most) ways.push([...before])
    else if (from === signs.length) go(part + 1, 0, before)
    else
      for (const end of endsFrom(signs, from)) {
        if (can[part]?.[end]) go(part, end, [...before, signs.slice(from, end)])
      }
  }
  go(0, 0, [])
  return ways
}

/**
 * The one way in which parts of letters and digits are read where a syllable takes all it can, as pinyin is written: xian is one
 * syllable and xi'an two. Empty where the parts are not pinyin.
 */
export const spokenWay = (parts: readonly string[]): string[] => {
  const can = parts.map(speakableFrom)
  if (!can.every(([first]) => first)) return []
  return parts.flatMap((signs, part) => {
    const way: string[] = []
    for (let from = 0; from < signs.length; ) {
      const end = endsFrom(signs, from).find((at) => can[part]?.[at]) ?? signs.length
      way.push(signs.slice(from, end))
      from = end
    }
    return way
  })
}
