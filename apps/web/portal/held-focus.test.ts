import { afterEach, beforeEach, expect, it } from 'vitest'
import { heldFocus, restoreFocus } from './held-focus.ts'

const first = '<a href="#/a">甲</a><a href="#/b">乙</a><main><a href="#/b">乙</a><button>丙</button></main>'

beforeEach(() => {
  document.body.innerHTML = first
})
afterEach(() => document.body.replaceChildren())

it.each([0, 1, 2, 3])('finds the same link or button of the new page again (%i)', (place) => {
  document.querySelectorAll<HTMLElement>('a, button')[place]?.focus()
  const held = heldFocus()
  document.body.innerHTML = `<header>${first}</header>`
  restoreFocus(held)
  expect(document.activeElement).toBe(document.querySelectorAll('a, button')[place])
})

it('leaves the focus where it is when nothing had it, or the new page has no such thing', () => {
  expect(heldFocus()).toBeUndefined()
  document.querySelector('button')?.focus()
  const held = heldFocus()
  document.body.innerHTML = '<a href="#/a">甲</a>'
  restoreFocus(held)
  expect(document.activeElement).toBe(document.body)
})
