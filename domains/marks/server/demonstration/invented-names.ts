import { draw } from './draw.ts'

/** Names that are alike for each of the reasons that a comparison knows, so that a demonstration can show them. */
export const alikeNames: readonly string[] = [
  ...['星辰', '兴晨', 'XINGCHEN', '星辰屿', '星辰屿汀光'],
  ...['未', '末', '未澜', '末澜', '己岫', '已岫', '巳岫', '未日屿', '末曰屿'],
  ...['沅汀花', '沅汀茶', '沅汀', '沅岚汀花', '朔屿茶', '朔岫茶'],
  ...['澄川霁月', '澄川霁雪', '橙船济岳', '蔚海岚舟', '蔚海岚洲', '畏海兰周'],
  ...['KALOVMI', 'KALOVMY', 'KALOVM', 'MYKALOVMI', 'DARNVIX', 'DAMVIX', 'QUOVELA', 'QU0VELA', 'VVYSELTO', 'WYSELTO'],
  ...['岫屿国家级', '第一汀岚', 'LANTINGYU', '岚汀屿'],
]

const signs = [...'澄岚汀朔蘅暄屿岫皓璟翎砚霁岑漪筠徽珞苒宥翊煦澜槿珂昉禾沅峤蔚桉湜芃']
const syllables = 'zu ve mo ra ki lon dar qui nel tas bro fen gil hax ju pol vor wyn yse xan ter mil cav ost ruv'.split(
  ' ',
)

const joined = (at: number, from: readonly string[], length: number): string =>
  Array.from({ length }, (_, place) => from[draw(at, `sign ${place}`, from.length)] ?? '').join('')

/** A name thrown together from signs or syllables. */
export const inventName = (at: number): string =>
  draw(at, 'writing', 3) === 0
    ? joined(at, syllables, 3 + draw(at, 'length', 2)).toUpperCase()
    : joined(at, signs, 2 + draw(at, 'length', 3))
