import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { Scene } from './scene.tsx'
import { type EmptyScene, emptySceneAddress, type SceneName, type SceneTone, sceneAddress } from './scene-address.ts'
import { SceneSection } from './scene-section.tsx'

const picture = (root: HTMLElement): HTMLImageElement => {
  const found = root.querySelector('img')
  if (!found) throw new Error('No picture is shown')
  return found
}

describe('a scene', () => {
  it('is a file of its own, which has its place before it arrives and says nothing to screen readers', () => {
    const { container } = render(<Scene name="ship" tone="jade" />)
    const image = picture(container)
    expect(image.getAttribute('src')).toMatch(/ship-jade\.svg\b/)
    expect(image).toHaveAttribute('width', '240')
    expect(image).toHaveAttribute('height', '160')
    expect(image).toHaveAttribute('alt', '')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('is a square as a thumbnail, and does not wait on the first screen', () => {
    const { container } = render(<Scene name="booth" size={64} eager />)
    const image = picture(container)
    expect(image.getAttribute('src')).toMatch(/booth-brand\.svg\b/)
    expect([image.width, image.height]).toEqual([64, 64])
    expect(image).not.toHaveAttribute('loading')
  })
})

it('a section with a scene is named by its title', () => {
  const { container } = render(
    <SceneSection scene="vault" tone="jade" title="已完成：货物已放行" actions={<a href="#/">就结果提问</a>}>
      海关已解除扣留。
    </SceneSection>,
  )
  expect(screen.getByRole('region', { name: '已完成：货物已放行' })).toHaveTextContent('海关已解除扣留。')
  expect(picture(container).getAttribute('src')).toMatch(/vault-jade\.svg\b/)
})

it('has a drawing behind every address', () => {
  const names: SceneName[] = [
    'ship',
    'booth',
    'shop',
    'court',
    'stamp',
    'bulb',
    'vault',
    'search',
    'radar',
    'shield',
    'desk',
  ]
  const tones: SceneTone[] = ['brand', 'jade', 'gold', 'slate', 'night', 'deepjade']
  const scenes: EmptyScene[] = ['calm', 'none', 'mail', 'offline', 'lost']
  const addresses = [
    ...names.flatMap((name) => tones.map((tone) => sceneAddress(name, tone))),
    ...scenes.map(emptySceneAddress),
  ]
  expect(addresses.map((address) => basename(address.split('?')[0] ?? '')).sort()).toEqual(
    readdirSync(resolve(import.meta.dirname, 'drawings')).sort(),
  )
})

describe('an empty page', () => {
  it('says what is missing and what to do', () => {
    const { container } = render(
      <EmptyState scene="lost" title="这一页不在了" text="地址可能写错。" level={1}>
        <a href="#/">返回首页</a>
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('这一页不在了')
    expect(screen.getByText('地址可能写错。')).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible()
    expect(picture(container).getAttribute('src')).toMatch(/lost\.svg\b/)
  })

  it('hides a drawing that could not be loaded, such as without network', () => {
    const { container } = render(<EmptyState scene="offline" title="网络断开了" />)
    fireEvent.error(picture(container))
    expect(picture(container)).not.toBeVisible()
  })
})
