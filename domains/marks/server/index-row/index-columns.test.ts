import { describe, expect, it } from 'vitest'
import { indexColumns } from './index-columns.ts'
import { keyOf, withoutOne } from './mark-keys.ts'
import { markName } from './mark-name.ts'
import { markSound } from './mark-sound.ts'

const soundOf = (name: string): string[] => markSound(markName(name)).map((syllables) => syllables.join(' '))
const keysOf = (name: string): number[] => indexColumns({ name }).keys

describe('a row of a known mark', () => {
  it('holds the name without width, case, traditional forms, blanks and signs', () => {
    expect(indexColumns({ name: ' ＳＴＡＲ·龍門（R）' }).foldedName).toBe('star龙门r')
    expect(indexColumns({ name: '❤ — ！' })).toEqual({ foldedName: '', keys: [] })
  })

  it.each([
    ['星辰', ['whole 星辰', 'part 星辰', 'sound xingchen']],
    ['兴晨', ['sound xingchen']],
    ['XINGCHEN', ['whole xingchen', 'sound xingchen', 'without xinchen', 'part xin']],
    ['星辰花', ['without 星辰', 'without 星花', 'part 辰花']],
    ['Corner', ['whole corner', 'whole comer', 'without comr']],
    ['星辰大海', ['soundWithout xing chen hai']],
    ['星A1', ['part 星a']],
  ])('%s has the keys %s', (name, keys) => {
    for (const key of keys) {
      const [kind, ...piece] = key.split(' ')
      expect(keysOf(name), key).toContain(keyOf(kind as 'whole', piece.join(' ')))
    }
  })

  it('leaves no sign out of short names, and few keys are made of long ones', () => {
    expect(keysOf('abc')).not.toContain(keyOf('without', 'ab'))
    expect(keysOf('星辰')).not.toContain(keyOf('without', '星'))
    const long = 'qwrtpsdfghjklzxc'
    expect(keysOf(long)).toContain(keyOf('without', long.slice(1)))
    expect(keysOf(`${long}v`)).not.toContain(keyOf('without', long))
    expect(keysOf(`${long}v`)).toHaveLength(1 + 3 + 15)
  })

  it('has each key once, and not too many for the longest name of a list', () => {
    expect(keysOf('哈哈哈哈哈')).toHaveLength(1 + 1 + 1 + 1 + 1)
    expect(keysOf('ao'.repeat(100)).length).toBeLessThan(20)
    expect(keysOf('龘'.repeat(200)).length).toBeLessThan(20)
  })
})

describe('the sound of a name', () => {
  it.each([
    ['星辰', ['xing chen']],
    ['XingChen', ['xing chen']],
    ['XIAN', ['xian']],
    ['重庆2号', ['chong qing 2 hao']],
    ['CELUE', ['ce lu e', 'ce lve']],
    ['策略', ['ce lve']],
    ['星star', ['xing star']],
    ['STAR', []],
    ['12', []],
    ['の星', []],
    ['𠮷野', []],
  ])('%s is %j', (name, sound) => {
    expect(soundOf(name)).toEqual(sound)
  })
})

it('one part is left out of a list at each place', () => {
  expect(withoutOne(['a', 'b', 'c'])).toEqual(['bc', 'ac', 'ab'])
})
