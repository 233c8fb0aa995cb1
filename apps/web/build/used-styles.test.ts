import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

it('keeps of a style sheet what the markup can need, and nothing that only other pages need', () => {
  const css =
    'main{margin:0}.a,.b{color:red}.a .c:hover{color:blue}.x .y{color:green}' +
    '@media (width<=720px){.x{top:0}._d-1{left:0}}@media print{.x{top:1px}}@keyframes turn{to{rotate:1turn}}'
  expect(usedStyles(css, '<p class="a _d-1"><b>.x</b></p>')).toBe(
    'main{margin:0}.a,.b{color:red}.a .c:hover{color:blue}' +
      '@media (width<=720px){._d-1{left:0}}@keyframes turn{to{rotate:1turn}}',
  )
})
