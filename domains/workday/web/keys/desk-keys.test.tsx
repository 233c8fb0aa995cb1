import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DeskSearch } from '../search/desk-search.tsx'
import { DeskKeys } from './desk-keys.tsx'

const call = '/api/admin/keys'
const places = [
  { path: '/today', name: '今日工作' },
  { path: '/requests', name: '海外维权业务' },
]

function Shell() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <>
      <DeskSearch />
      <button type="button" onClick={() => setHelpOpen(true)}>
        快捷键
      </button>
      <DeskKeys places={places} isHelpOpen={isHelpOpen} setHelpOpen={setHelpOpen} />
    </>
  )
}

const stage = async (on = true) => {
  let isOn = on
  const page = stageOf({})(<Shell />, {
    path: '/home',
    answers: {
      [`GET ${call}`]: () => ({ on: isOn }),
      [`PUT ${call}`]: ({ body }) => {
        isOn = (body as { on: boolean }).on
        return { on: isOn }
      },
    },
  })
  await waitFor(() => expect(page.callsOf(`GET ${call}`)).toHaveLength(1))
  return page
}

/** Opens the list of keys by its key, as soon as it is known that the keys are on. */
const stageWithHelp = async () => {
  const page = await stage()
  await waitFor(async () => {
    await page.user.keyboard('?')
    expect(screen.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  })
  const close = async () => {
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...page, close }
}
const keysShown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('a pair of keys opens a page, and no page that the viewer may not open', async () => {
  const { user, here, close } = await stageWithHelp()
  expect(keysShown()).toEqual(expect.arrayContaining(['打开今日工作', '打开海外维权业务', '查找']))
  expect(keysShown().join()).not.toContain('用户')
  await close()
  await user.keyboard('gurt')
  expect(here()).toBe('/home')
  await user.keyboard('gr')
  await waitFor(() => expect(here()).toBe('/requests'))
})

it('a stroke begins the search, and types nothing into it', async () => {
  const { user, close } = await stageWithHelp()
  await close()
  await user.keyboard('/')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '查找' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: '查找' })).toHaveValue('')
  await user.keyboard('gr')
  expect(screen.getByRole('combobox', { name: '查找' })).toHaveValue('gr')
})

it('whoever turns the keys off has none, and finds the switch again in the menu', async () => {
  const { user, here, callsOf } = await stage(false)
  await user.keyboard('?gr')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(here()).toBe('/home')
  await user.click(screen.getByRole('button', { name: '快捷键' }))
  const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }))
  const box = await dialog.findByRole('checkbox', { name: '启用快捷键' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await waitFor(() => expect(box).toBeChecked())
  expect(callsOf(`PUT ${call}`).map(({ body }) => body)).toEqual([{ on: true }])
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gr')
  await waitFor(() => expect(here()).toBe('/requests'))
})
