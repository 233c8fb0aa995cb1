import type { SceneName, Service } from '@portal/platform/web'

export type Slide = {
  id: string
  title: string
  text: string
  action: { to: string; text: string }
  scene: SceneName
  tone: 'night' | 'deepjade'
}

/** More slides than these nobody waits for; the operator's own come after them. */
const mostSlides = 3

/** The slides of the portal itself, one for each service that has one, each with a picture that no other slide has. */
export const slidesOf = (services: readonly Service[]): Slide[] =>
  services
    .flatMap(({ to, banner }): Slide[] => {
      if (!banner) return []
      const { action, ...shown } = banner
      return [{ id: to, ...shown, action: { to, text: action } }]
    })
    .slice(0, mostSlides)
