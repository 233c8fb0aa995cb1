import { expect, it } from 'vitest'
import { splitNumbers } from './split-numbers.ts'

it.each([
  ['', []],
  ['CN103150376B', ['CN103150376B']],
  [' CN 103150376 B ', ['CN 103150376 B']],
  ['CN103150376B,CN216706028U', ['CN103150376B', 'CN216706028U']],
  ['CN103150376B；CN216706028U、CN111339067A', ['CN103150376B', 'CN216706028U', 'CN111339067A']],
  ['CN103150376B cn103150376b', ['CN103150376B']],
  ['CN103150376B 手机', ['CN103150376B', '手机']],
])('%j holds %j', (text, numbers) => {
  expect(splitNumbers(text)).toEqual(numbers)
})
